import { expect, type Page } from '@playwright/test';
import { at } from './parts/at';
import { barAccounts } from './parts/bar-accounts';
import { holdScripts } from './parts/hold-scripts';
import { test } from './parts/journey';
import { givePassword, PASSWORD } from './parts/password';
import { WORDS } from './parts/words';

const { errors, auth, action } = WORDS.en;

async function send(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.locator('#email').fill(email);
  await page.locator('#password').fill(password);
  await page.locator('form button[type=submit]').click();
}

test('a stranger is sent to the login, and comes back to where he wanted', async ({ page, company }) => {
  await givePassword(company);
  await page.goto('/vehicles?q=patrol');
  await expect(page).toHaveURL(/\/auth\/login\?next=/);
  await send(page, `agent@${company.slug}.test`);
  await expect(page).toHaveURL('/vehicles?q=patrol');
});

test('what is typed and sent before the scripts are loaded waits for them, and no password reaches the URL', async ({
  page,
  company,
}) => {
  await givePassword(company);
  const letGo = await holdScripts(page);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto('/auth/login', { waitUntil: 'commit' });
  await send(page, `agent@${company.slug}.test`);
  await expect(page.locator('#email')).toHaveValue(`agent@${company.slug}.test`);
  letGo();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(addresses.filter((address) => address.includes('password'))).toEqual([]);
});

test('the login names each thing that is missing or wrong', { tag: '@phone' }, async ({ page, company }) => {
  await page.goto('/auth/login');
  await page.getByRole('button', { name: auth.another_company }).click();
  await expect(page.locator('#tenant')).toHaveValue('');
  await page.getByRole('button', { name: auth.sign_in, exact: true }).click();
  await expect(page.getByText(auth.subdomain_required)).toBeVisible();
  await expect(page.getByText(auth.email_required)).toBeVisible();
  await expect(page.getByText(auth.password_required)).toBeVisible();
  await page.locator('#tenant').fill(` ${company.slug} `);
  await send(page, 'no-mail', 'x');
  await expect(page.getByText(errors.invalid_email)).toBeVisible();
  await expect(page.locator('#email')).toBeFocused();
  const email = `agent@${company.slug}.test`;
  await send(page, email, 'x');
  await expect(page.getByText(errors.invalid_email_or_password)).toBeVisible();
  await expect(page.locator('#password')).toBeFocused();
  await expect(page.locator('#email')).toHaveValue(email);
  await page.getByRole('button', { name: action.show_password }).click();
  await expect(page.locator('#password')).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: auth.need_help }).click();
  await expect(page.getByRole('dialog')).toContainText('support@');
});

test('a company’s own address asks for no company, and quiet links open the two modes', { tag: '@phone' }, async ({
  page,
  company,
}) => {
  await page.goto('/auth/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(company.name);
  await expect(page.getByRole('button', { name: auth.tenant_login })).toBeHidden();
  await expect(page.locator('#tenant')).toBeHidden();
  await page.getByRole('button', { name: auth.operators, exact: true }).click();
  await expect(page.getByRole('button', { name: auth.admin_login })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(auth.title);
  await expect(page.locator('#tenant')).toBeHidden();
  await page.getByRole('button', { name: auth.tenant_login }).click();
  await expect(page.locator('#tenant')).toBeVisible();
});

test('an account that is locked, or switched off, says so after the right password alone', async ({
  page,
  company,
}) => {
  await givePassword(company);
  await barAccounts(company);
  await page.goto('/auth/login');
  for (const [name, password, message] of [
    ['agent', PASSWORD, errors.account_locked],
    ['manager', `${PASSWORD}!`, errors.invalid_email_or_password],
    ['manager', PASSWORD, errors.account_suspended],
  ] as const) {
    await send(page, `${name}@${company.slug}.test`, password);
    await expect(page.getByText(message)).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/login/);
  }
});

test('an address that no company has says so, with status 404', async ({ page }) => {
  const answer = await page.goto(at('nobody', '/auth/login'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('nobody')).toBeVisible();
});

test('signing out ends the session here and in the other tab', async ({ page, context, company, signIn }) => {
  await signIn('agent');
  await page.goto('/dashboard');
  const other = await context.newPage();
  await other.goto('/vehicles');
  await page.getByRole('button', { name: WORDS.en.nav.user_menu }).click();
  await expect(page.getByText(`agent@${company.slug}.test`)).toBeVisible();
  await page.getByRole('menuitem', { name: auth.logout }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  // The login is still this company's.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(company.name);
  await expect(other).toHaveURL(/\/auth\/login/);
});
