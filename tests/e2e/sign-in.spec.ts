import { expect, test } from '@playwright/test';
import { expectAccessible } from './parts/accessible';
import { barAccounts } from './parts/bar-accounts';
import { makeCompany } from './parts/company';
import { holdScripts } from './parts/hold-scripts';
import { at, PASSWORD, setLanguage, signIn } from './parts/sign-in';
import { WORDS } from './parts/words';

const { errors, auth, role } = WORDS.en;

test.beforeEach(async ({ page }) => setLanguage(page, 'en'));

test('a stranger is sent to the login, and comes back to where he wanted', async ({ page }) => {
  await page.goto(at('lakay', '/vehicles?q=toyota'));
  await expect(page).toHaveURL(/\/auth\/login\?next=/);
  await page.locator('#email').fill('agent@lakay.test');
  await page.locator('#password').fill(PASSWORD);
  await page.getByRole('button', { name: auth.sign_in }).click();
  await expect(page).toHaveURL(at('lakay', '/vehicles?q=toyota'));
});

test('what is typed and sent before the page is alive waits for it, and no password reaches the address', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto(at('lakay', '/auth/login'), { waitUntil: 'commit' });
  await page.locator('#email').fill('agent@lakay.test');
  await page.locator('#password').fill(PASSWORD);
  await page.locator('form button[type=submit]').click();
  await expect(page.locator('#email')).toHaveValue('agent@lakay.test');
  letGo();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(addresses.filter((address) => address.includes('password'))).toEqual([]);
});

test('the login names each thing that is missing or wrong', async ({ page }) => {
  await page.goto(at('lakay', '/auth/login'));
  await expectAccessible(page);
  await page.locator('#tenant').fill('');
  await page.getByRole('button', { name: auth.sign_in }).click();
  await expect(page.getByText(auth.subdomain_required)).toBeVisible();
  await expect(page.getByText(auth.email_required)).toBeVisible();
  await expect(page.getByText(auth.password_required)).toBeVisible();
  await page.locator('#tenant').fill(' lakay ');
  await page.locator('#email').fill('no-mail');
  await page.locator('#password').fill('x');
  await page.getByRole('button', { name: auth.sign_in }).click();
  await expect(page.getByText(errors.invalid_email)).toBeVisible();
  await page.locator('#email').fill('agent@lakay.test');
  await page.getByRole('button', { name: auth.sign_in }).click();
  await expect(page.getByText(errors.invalid_email_or_password)).toBeVisible();
  await expect(page.locator('#email')).toHaveValue('agent@lakay.test');
  await page.getByRole('button', { name: WORDS.en.action.show_password }).click();
  await expect(page.locator('#password')).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: auth.need_help }).click();
  await expect(page.getByRole('dialog')).toContainText('support@');
  await expectAccessible(page);
});

test('an account that is locked, or switched off, says so after the right password alone', async ({ page }) => {
  const company = await makeCompany();
  await barAccounts(company.slug);
  await page.goto(at(company.slug, '/auth/login'));
  for (const [name, password, message] of [
    ['agent', PASSWORD, errors.account_locked],
    ['manager', `${PASSWORD}!`, errors.invalid_email_or_password],
    ['manager', PASSWORD, errors.account_suspended],
  ] as const) {
    await page.locator('#email').fill(`${name}@${company.slug}.test`);
    await page.locator('#password').fill(password);
    await page.locator('form button[type=submit]').click();
    await expect(page.getByText(message)).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/login/);
  }
});

test('an address that no company has says so, with status 404', async ({ page }) => {
  const answer = await page.goto(at('nobody', '/auth/login'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('nobody')).toBeVisible();
});

test('signing in on the general address ends on the company’s own', async ({ page }) => {
  await page.goto(at('lakay').replace('lakay.', '').concat('auth/login'));
  await page.locator('#tenant').fill('palmis');
  await page.locator('#email').fill('agent@palmis.test');
  await page.locator('#password').fill(PASSWORD);
  await page.getByRole('button', { name: auth.sign_in }).click();
  await expect(page).toHaveURL(at('palmis', '/dashboard'));
});

test('a session opens only its own company', async ({ page, context }) => {
  await signIn(page, 'lakay', 'agent');
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'wout.session');
  if (!cookie) throw new Error('no session cookie');
  await context.addCookies([{ ...cookie, domain: 'palmis.localhost' }]);
  await page.goto(at('palmis', '/dashboard'));
  await expect(page).toHaveURL(/palmis\.localhost.*\/auth\/login\?reason=wrong_tenant/);
  const asked = (method: string) =>
    page.evaluate(async (way) => {
      const headers = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' };
      const answer = await fetch('/api/vehicles', { method: way, headers, ...(way === 'POST' && { body: '{}' }) });
      return [answer.status, (await answer.json()).error.code];
    }, method);
  expect(await asked('GET')).toEqual([403, 'wrong_tenant']);
  expect(await asked('POST')).toEqual([403, 'wrong_tenant']);
});

test('signing out ends the session here and in the other tab', async ({ page, context }) => {
  await signIn(page, 'palmis', 'agent');
  const other = await context.newPage();
  await other.goto(at('palmis', '/vehicles'));
  await page.getByRole('button', { name: WORDS.en.nav.user_menu }).click();
  await expect(page.getByText('agent@palmis.test')).toBeVisible();
  await page.getByRole('menuitem', { name: auth.logout }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(other).toHaveURL(/\/auth\/login/);
});

test('the operators’ area: its dashboard, its list of companies, and nothing else', async ({ page }) => {
  await page.goto(at('admin', '/auth/login'));
  await page.locator('#email').fill('super@wout.test');
  await page.locator('#password').fill(PASSWORD);
  await page.getByRole('button', { name: auth.sign_in }).click();
  await expect(page).toHaveURL(at('admin', '/admin'));
  await expectAccessible(page);
  await page.goto(at('admin', '/admin/nowhere'));
  await expect(page).toHaveURL(at('admin', '/admin'));
  await page.goto(at('admin', '/dashboard'));
  await expect(page).toHaveURL(at('admin', '/admin'));
  await page.goto(at('admin', '/admin/tenants?q=lakay'));
  const company = (name: string) => page.getByText(name).filter({ visible: true });
  await expect(company('Lakay Oto Location')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox').fill('PALMIS');
  await expect(page).toHaveURL(/q=PALMIS/);
  await expect(company('Lakay Oto Location')).toHaveCount(0);
  await page.getByRole('searchbox').fill('nobody-at-all');
  await expect(page.getByText(WORDS.en.admin.no_tenants)).toBeVisible();
  await page.getByRole('link', { name: WORDS.en.action.clear_filters }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.getByText(WORDS.en.admin.no_tenants)).toHaveCount(0);
});

test('a member never reaches the operators’ area', async ({ page }) => {
  await signIn(page, 'lakay', 'admin');
  await page.goto(at('lakay', '/admin/tenants'));
  await expect(page).toHaveURL(at('lakay', '/dashboard'));
  const asked = await page.evaluate(async () => {
    const headers = { 'x-requested-with': 'XMLHttpRequest' };
    const suspend = '/api/admin/tenants/01890000-0000-7000-8000-000000000000/suspend';
    const answers = [await fetch('/api/admin/tenants', { headers }), await fetch(suspend, { headers, method: 'POST' })];
    return answers.map(({ status }) => status);
  });
  expect(asked).toEqual([401, 401]);
  await page.goto(at('lakay', '/no/such/page'));
  await expect(page).toHaveURL(at('lakay', '/dashboard'));
  await page.getByRole('button', { name: WORDS.en.nav.user_menu }).click();
  await expect(page.getByRole('menu').getByText(role.admin, { exact: true })).toBeVisible();
});
