import { expect } from '@playwright/test';
import { test } from './parts/journey';
import { newestMail } from './parts/newest-mail';
import { givePassword, PASSWORD } from './parts/password';
import { WORDS } from './parts/words';

const { auth, errors } = WORDS.en;
const NEW_PASSWORD = 'zaboka-lapli-7-tanbou';

test('a forgotten password is reset with a mailed link that works once; an unknown account reads the same', {
  tag: '@phone',
}, async ({ page, baseURL, company }) => {
  const { slug, name } = company;
  await givePassword(company);
  const email = `manager@${slug}.test`;
  await page.goto('/auth/login');
  await page.getByRole('link', { name: auth.forgot }).click();
  await expect(page.getByRole('heading', { name: auth.forgot_title })).toBeVisible();
  await page.getByRole('button', { name: auth.forgot_send }).click();
  await expect(page.getByText(auth.email_required)).toBeVisible();
  for (const typed of [`nobody@${slug}.test`, email]) {
    await page.locator('#email').fill(typed);
    await page.getByRole('button', { name: auth.forgot_send }).click();
    await expect(page.getByText(auth.forgot_sent)).toBeVisible();
    await page.reload();
  }
  await expect.poll(() => newestMail(email)).toContain(name);
  expect(newestMail(`nobody@${slug}.test`)).toBeUndefined();
  const link = /https?:\S+/.exec(newestMail(email) ?? '')?.[0] ?? '';
  expect(link).toContain(`${baseURL}auth/reset`);

  await page.goto(link);
  for (const [password, confirmation, message] of [
    ['', '', auth.password_required],
    [NEW_PASSWORD, `${NEW_PASSWORD}!`, errors.passwords_do_not_match],
    ['password12', 'password12', errors.password_too_weak],
  ] as const) {
    await page.locator('#password').fill(password);
    await page.locator('#confirmation').fill(confirmation);
    await page.getByRole('button', { name: auth.set_password }).click();
    await expect(page.getByText(message).first()).toBeVisible();
  }
  await page.locator('#password').fill(NEW_PASSWORD);
  await page.locator('#confirmation').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: auth.set_password }).click();
  await expect(page.getByText(auth.password_set)).toBeVisible();

  for (const [password, message] of [
    [PASSWORD, errors.invalid_email_or_password],
    [NEW_PASSWORD, null],
  ] as const) {
    await page.locator('#email').fill(email);
    await page.locator('#password').fill(password);
    await page.getByRole('button', { name: auth.sign_in, exact: true }).click();
    if (message) await expect(page.getByText(message)).toBeVisible();
  }
  await expect(page).toHaveURL('/dashboard');

  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByText(errors.invalid_code)).toBeVisible();
  await expect(page.locator('#password')).toHaveCount(0);
});
