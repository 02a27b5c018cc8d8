import { expect } from '@playwright/test';
import { expectAccessible } from './parts/accessible';
import { at } from './parts/at';
import { chooseMore } from './parts/choose-more';
import { test } from './parts/journey';
import { givePassword, PASSWORD } from './parts/password';
import { signInAsOperator } from './parts/session';
import { say, WORDS } from './parts/words';

const words = WORDS.en;

test('an operator suspends a company: its users are signed out immediately, and can return when it is unsuspended', {
  tag: '@phone',
}, async ({ page, browser, company, signIn }) => {
  await givePassword(company);
  await signIn('agent');
  const operator = await browser.newPage();
  await signInAsOperator(operator.context());
  await operator.goto(at('admin', `/admin/tenants/${company.id}`));
  await chooseMore(operator, words.admin.suspend);
  const dialog = operator.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Unpaid since August');
  await expectAccessible(operator);
  await dialog.locator('button[type=submit]').click();
  await expect(operator.getByText('Unpaid since August', { exact: true })).toBeVisible();
  await page.goto('/vehicles');
  await expect(page).toHaveURL(/\/auth\/login\?reason=tenant_suspended/);
  await expect(page.getByText(words.errors.tenant_suspended)).toBeVisible();
  await page.locator('#email').fill(`agent@${company.slug}.test`);
  await page.locator('#password').fill(PASSWORD);
  await page.getByRole('button', { name: words.auth.sign_in, exact: true }).click();
  await expect(page.getByRole('alert').getByText(words.errors.tenant_suspended)).toBeVisible();
  await operator.getByRole('button', { name: words.admin.unsuspend, exact: true }).click();
  await dialog.getByRole('button', { name: words.admin.unsuspend, exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(operator.getByText('Unpaid since August', { exact: true })).toHaveCount(0);
  await page.locator('#password').fill(PASSWORD);
  await page.getByRole('button', { name: words.auth.sign_in, exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await operator.close();
});

test('an admin adds a member, who chooses a password by the link, works, is changed and removed', async ({
  page,
  browser,
  company,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: words.members.add_user }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('#name').fill('Naïka Bazile');
  await dialog.locator('#email').fill(`agent@${company.slug}.test`);
  await dialog.getByRole('button', { name: words.action.save }).click();
  await expect(dialog.getByText(words.errors.duplicate_email).first()).toBeVisible();
  await expectAccessible(page);
  await dialog.locator('#email').fill(`naika@${company.slug}.test`);
  await dialog.getByRole('button', { name: words.action.save }).click();
  const link = await dialog
    .getByRole('textbox', { name: say('members.link_title', { name: 'Naïka Bazile' }) })
    .inputValue();
  await page.keyboard.press('Escape');
  const row = page.getByRole('row', { name: /Naïka Bazile/ });
  await expect(row.getByText(words.members.invited)).toBeVisible();

  const member = await browser.newPage();
  await member.goto(link);
  await member.locator('#password').fill('bato-tonnerre-9-mayi');
  await member.locator('#confirmation').fill('bato-tonnerre-9-mayo');
  await member.getByRole('button', { name: words.auth.set_password }).click();
  await expect(member.getByText(words.errors.passwords_do_not_match)).toBeVisible();
  await member.locator('#confirmation').fill('bato-tonnerre-9-mayi');
  await member.getByRole('button', { name: words.auth.set_password }).click();
  await expect(member.getByText(words.auth.password_set)).toBeVisible();
  await member.locator('#email').fill(`naika@${company.slug}.test`);
  await member.locator('#password').fill('bato-tonnerre-9-mayi');
  await member.getByRole('button', { name: words.auth.sign_in, exact: true }).click();
  await expect(member).toHaveURL('/dashboard');
  await expect(member.getByText(words.dashboard.user_management)).toHaveCount(0);

  await page.reload();
  const remove = say('members.remove', { name: 'Naïka Bazile' });
  await chooseMore(page, remove, 'Naïka Bazile');
  await dialog.getByRole('button', { name: remove }).click();
  // While a dialog is open, everything behind it has no roles, so the row would seem to be gone too early.
  await expect(dialog).toHaveCount(0);
  await expect(row).toHaveCount(0);
  await member.goto('/vehicles');
  await expect(member).toHaveURL(/\/auth\/login/);
  await member.close();
});
