import { expect, test } from '@playwright/test';
import { at, PASSWORD } from './parts/sign-in';
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

test('the language chosen on the general login goes along to the company’s own host', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(at('lakay', '/auth/login').replace('lakay.', ''));
  await page.getByRole('button', { name: WORDS.en.nav.language }).click();
  await page.getByRole('menuitem', { name: 'Kreyòl' }).click();
  const signIn = page.getByRole('button', { name: WORDS.ht.auth.sign_in, exact: true });
  await expect(signIn).toBeVisible();
  await page.locator('#tenant').fill('palmis');
  await page.locator('#email').fill('agent@palmis.test');
  await page.locator('#password').fill(PASSWORD);
  await signIn.click();
  await expect(page).toHaveURL(at('palmis', '/dashboard'));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('wout.locale'))).toBe('ht');
  const again = await page.reload();
  expect(await again?.text()).toContain('<html lang="ht"');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ht');
  await context.close();
});
