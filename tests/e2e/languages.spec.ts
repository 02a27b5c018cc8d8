import { expect, test } from '@playwright/test';
import { at } from './parts/sign-in';
import { WORDS } from './parts/words';

test('the first byte is in the browser’s language, and the choice stays', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'fr-HT' });
  const page = await context.newPage();
  const answer = await page.goto(at('lakay', '/auth/login'));
  expect(await answer?.text()).toContain('<html lang="fr"');
  await page.getByRole('button', { name: WORDS.fr.nav.language }).click();
  await page.getByRole('menuitem', { name: 'Kreyòl' }).click();
  await expect(page.getByRole('button', { name: WORDS.ht.auth.sign_in, exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('wout.locale'))).toBe('ht');
  const again = await page.reload();
  expect(await again?.text()).toContain('<html lang="ht"');
  await context.close();
});
