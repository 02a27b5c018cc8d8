import { expect } from '@playwright/test';
import { at } from './parts/at';
import { test } from './parts/journey';
import { givePassword, PASSWORD } from './parts/password';
import { WORDS } from './parts/words';

test.describe('in French', () => {
  test.use({ locale: 'fr-HT' });

  test('the first byte is in the browser’s language, and the choice stays', async ({ page }) => {
    const answer = await page.goto('/auth/login');
    expect(await answer?.text()).toContain('<html lang="fr"');
    await page.getByRole('button', { name: WORDS.fr.nav.language }).click();
    await page.getByRole('menuitem', { name: 'Kreyòl' }).click();
    await expect(page.getByRole('button', { name: WORDS.ht.auth.sign_in, exact: true })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('wout.locale'))).toBe('ht');
    const again = await page.reload();
    expect(await again?.text()).toContain('<html lang="ht"');
  });
});

test('the language chosen on the general login is kept on the company’s own host', async ({ page, company }) => {
  await givePassword(company);
  await page.goto(at('', '/auth/login').replace('//.', '//'));
  await page.getByRole('button', { name: WORDS.en.nav.language }).click();
  await page.getByRole('menuitem', { name: 'Kreyòl' }).click();
  const signIn = page.getByRole('button', { name: WORDS.ht.auth.sign_in, exact: true });
  await expect(signIn).toBeVisible();
  await page.locator('#tenant').fill(company.slug);
  await page.locator('#email').fill(`agent@${company.slug}.test`);
  await page.locator('#password').fill(PASSWORD);
  await signIn.click();
  await expect(page).toHaveURL('/dashboard');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('wout.locale'))).toBe('ht');
  const again = await page.reload();
  expect(await again?.text()).toContain('<html lang="ht"');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ht');
});
