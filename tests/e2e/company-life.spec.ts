import { expect, test } from '@playwright/test';
import { expectAccessible } from './parts/accessible';
import { makeCompany } from './parts/company';
import { anotherPerson, at, PASSWORD, setLanguage, signIn } from './parts/sign-in';
import { WORDS } from './parts/words';

const words = WORDS.en;

test.beforeEach(async ({ page }) => setLanguage(page, 'en'));

test('an operator suspends a company: its people are out at once, and back in when it is unsuspended', async ({
  page,
  browser,
}) => {
  const company = await makeCompany();
  await signIn(page, company.slug, 'agent');
  const operator = await anotherPerson(browser, 'en');
  await operator.goto(at('admin', '/auth/login'));
  await operator.locator('#email').fill('super@wout.test');
  await operator.locator('#password').fill(PASSWORD);
  await operator.getByRole('button', { name: words.auth.sign_in }).click();
  await expect(operator).toHaveURL(at('admin', '/admin'));
  await operator.goto(at('admin', `/admin/tenants?q=${company.slug}`));
  await operator.getByRole('button', { name: new RegExp(words.admin.suspend) }).click();
  await operator.getByRole('dialog').getByRole('textbox').fill('Unpaid since August');
  await expectAccessible(operator);
  await operator.getByRole('dialog').locator('button[type=submit]').click();
  await expect(operator.getByText('Unpaid since August').filter({ visible: true })).toHaveCount(1);
  await page.goto(at(company.slug, '/vehicles'));
  await expect(page).toHaveURL(/\/auth\/login\?reason=tenant_suspended/);
  await expect(page.getByText(words.errors.tenant_suspended)).toBeVisible();
  await page.locator('#email').fill(`agent@${company.slug}.test`);
  await page.locator('#password').fill(PASSWORD);
  await page.getByRole('button', { name: words.auth.sign_in }).click();
  await expect(page.getByRole('alert').getByText(words.errors.tenant_suspended)).toBeVisible();
  await operator.getByRole('button', { name: new RegExp(words.admin.unsuspend) }).click();
  await operator
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(words.admin.unsuspend) })
    .click();
  await expect(operator.getByRole('dialog')).toHaveCount(0);
  await expect(operator.getByText('Unpaid since August')).toHaveCount(0);
  await signIn(page, company.slug, 'agent');
  await operator.context().close();
});

test('an admin adds a member, who chooses a password by the link, works, is changed and removed', async ({
  page,
  browser,
}) => {
  const company = await makeCompany();
  await signIn(page, company.slug, 'admin');
  await page.getByRole('button', { name: words.staff.add_user }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('#name').fill('Naïka Bazile');
  await dialog.locator('#email').fill(`agent@${company.slug}.test`);
  await dialog.getByRole('button', { name: words.action.save }).click();
  await expect(dialog.getByText(words.errors.duplicate_email).first()).toBeVisible();
  await expectAccessible(page);
  await dialog.locator('#email').fill(`naika@${company.slug}.test`);
  await dialog.getByRole('button', { name: words.action.save }).click();
  const row = page.getByRole('row', { name: /Naïka Bazile/ });
  await expect(row.getByText(words.staff.invited)).toBeVisible();
  await row.getByRole('button', { name: new RegExp(words.staff.make_link) }).click();
  const link = await page.getByRole('dialog').getByRole('textbox').inputValue();
  await page.keyboard.press('Escape');

  const member = await anotherPerson(browser, 'en');
  await member.goto(link);
  await member.locator('#password').fill('bato-tonnerre-9-mayi');
  await member.locator('#confirmation').fill('bato-tonnerre-9-mayo');
  await member.getByRole('button', { name: words.auth.set_password }).click();
  await expect(member.getByText(words.errors.passwords_do_not_match)).toBeVisible();
  await expectAccessible(member);
  await member.locator('#confirmation').fill('bato-tonnerre-9-mayi');
  await member.getByRole('button', { name: words.auth.set_password }).click();
  await expect(member.getByText(words.auth.password_set)).toBeVisible();
  await member.locator('#email').fill(`naika@${company.slug}.test`);
  await member.locator('#password').fill('bato-tonnerre-9-mayi');
  await member.getByRole('button', { name: words.auth.sign_in }).click();
  await expect(member).toHaveURL(at(company.slug, '/dashboard'));
  await expect(member.getByText(words.dashboard.user_management)).toHaveCount(0);

  await page.reload();
  await row.getByRole('button', { name: words.staff.remove.replace('{name}', 'Naïka Bazile') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words.staff.remove.replace('{name}', 'Naïka Bazile') })
    .click();
  // While a dialog is open, what lies behind it has no roles: the row would seem gone too early.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(row).toHaveCount(0);
  await member.goto(at(company.slug, '/vehicles'));
  await expect(member).toHaveURL(/\/auth\/login/);
  await member.context().close();
});
