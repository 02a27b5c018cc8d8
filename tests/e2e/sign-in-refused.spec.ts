import { expect, type Page } from '@playwright/test';
import { at } from './parts/at';
import { test } from './parts/journey';
import { makeOperator } from './parts/make-operator';
import { givePassword, PASSWORD } from './parts/password';
import { throttleAddress } from './parts/throttle-address';
import { say, WORDS } from './parts/words';

const { auth, errors } = WORDS.en;

async function send(page: Page, host: string, email: string): Promise<void> {
  await page.goto(at(host, '/auth/login'));
  await page.locator('#email').fill(email);
  await page.locator('#password').fill(PASSWORD);
  await page.getByRole('button', { name: auth.sign_in, exact: true }).click();
}

test('after thirty failures an address is asked to wait, even with a right password; another address is not', async ({
  page,
  company,
}) => {
  await givePassword(company);
  await throttleAddress('198.51.100.7');
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': '198.51.100.7' });
  const { slug } = company;
  const email = `agent@${slug}.test`;
  await send(page, slug, email);
  await expect(page.getByRole('alert').getByText(say('errors.too_many_requests', { minutes: 15 }))).toBeVisible();
  await expect(page.locator('#email')).toHaveValue(email);
  const api = await page.evaluate(
    async (typed) => {
      const headers = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' };
      const answer = await fetch('/api/auth/login', { method: 'POST', headers, body: JSON.stringify(typed) });
      return [answer.status, (await answer.json()).error.code, Number(answer.headers.get('retry-after')) > 0];
    },
    { tenant: slug, email, password: PASSWORD },
  );
  expect(api).toEqual([429, 'too_many_requests', true]);
  await page.setExtraHTTPHeaders({});
  await page.getByRole('button', { name: auth.sign_in, exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('while signing in nothing can be changed or sent again; without a network that is said, and nothing is lost', {
  tag: '@phone',
}, async ({ page, company }) => {
  await givePassword(company);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let sent = 0;
  await page.route('**/auth/login', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    sent += 1;
    await held;
    await route.abort('internetdisconnected');
  });
  await send(page, company.slug, `agent@${company.slug}.test`);
  await expect(page.getByRole('button', { name: auth.signing_in })).toBeDisabled();
  await expect(page.locator('#email')).toBeDisabled();
  await expect(page.locator('#password')).toBeDisabled();
  answer();
  await expect(page.getByRole('alert').getByText(errors.login_failed)).toBeVisible();
  await expect(page.getByRole('alert').getByText(errors.network_error)).toBeVisible();
  expect(sent).toBe(1);
  await expect(page.locator('#password')).toHaveValue(PASSWORD);
  await page.unroute('**/auth/login');
  await page.getByRole('button', { name: auth.sign_in, exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('an owner signs in without admin mode, reads why, and switches to it', async ({ page }) => {
  const owner = await makeOperator('owner');
  await send(page, 'admin', owner);
  await expect(page.getByText(errors.no_admin_access)).toBeVisible();
  await expect(page).toHaveURL(at('admin', '/auth/operator'));
  await expect(page.getByText(owner)).toBeVisible();
  await page.goto(at('admin', '/admin/tenants'));
  await expect(page).toHaveURL(at('admin', '/auth/operator'));
  await page.getByRole('button', { name: auth.enter_admin_mode }).click();
  await expect(page).toHaveURL(at('admin', '/admin'));
});

test('support staff have no admin mode to enter, and can only sign out', async ({ page }) => {
  const support = await makeOperator('support');
  await send(page, 'admin', support);
  await expect(page.getByText(errors.no_admin_access)).toBeVisible();
  await expect(page).toHaveURL(at('admin', '/auth/operator'));
  await expect(page.getByText(say('auth.operator_may_not', { email: support }))).toBeVisible();
  await expect(page.getByRole('button', { name: auth.enter_admin_mode })).toHaveCount(0);
  const answer = await page.evaluate(async () => {
    const headers = { 'x-requested-with': 'XMLHttpRequest' };
    return (await fetch('/api/admin/tenants', { headers })).status;
  });
  expect(answer).toBe(403);
  await page.getByRole('button', { name: auth.logout }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
});

test('a system administrator is in admin mode immediately after signing in', async ({ page }) => {
  await send(page, 'admin', await makeOperator('superadmin'));
  await expect(page).toHaveURL(at('admin', '/admin'));
});
