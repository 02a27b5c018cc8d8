import { expect, type Page } from '@playwright/test';
import { at } from './parts/at';
import { makeCompany } from './parts/company';
import { test } from './parts/journey';
import { signInAsOperator } from './parts/session';
import { WORDS } from './parts/words';

const words = WORDS.en;

/** The status and error code that a route gives to a page of its own host. */
function asked(page: Page, method: string, path: string): Promise<[number, string]> {
  return page.evaluate(
    async ([way, address]) => {
      const headers = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' };
      const answer = await fetch(address, { method: way, headers, ...(way === 'POST' && { body: '{}' }) });
      return [answer.status, (await answer.json()).error.code] as [number, string];
    },
    [method, path] as const,
  );
}

test('a session opens only its own company', async ({ page, context, signIn }) => {
  await signIn('agent');
  const another = await makeCompany();
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'wout.session');
  if (!cookie) throw new Error('no session cookie');
  const host = new URL(at(another.slug)).hostname;
  await context.addCookies([{ ...cookie, domain: host }]);
  await page.goto(at(another.slug, '/dashboard'));
  await expect(page).toHaveURL(new RegExp(`${host}.*/auth/login\\?reason=wrong_tenant`));
  expect(await asked(page, 'GET', '/api/vehicles')).toEqual([403, 'wrong_tenant']);
  expect(await asked(page, 'POST', '/api/vehicles')).toEqual([403, 'wrong_tenant']);
});

test('the operators’ area: its dashboard, its list of companies, and nothing else', async ({
  page,
  context,
  company,
}) => {
  const another = await makeCompany();
  await signInAsOperator(context);
  await page.goto(at('admin', '/admin/nowhere'));
  await expect(page).toHaveURL(at('admin', '/admin'));
  await page.goto(at('admin', '/dashboard'));
  await expect(page).toHaveURL(at('admin', '/admin'));
  await page.goto(at('admin', `/admin/tenants?q=${company.slug}`));
  const named = (name: string) => page.getByText(name, { exact: true }).filter({ visible: true });
  await expect(named(company.name)).toBeVisible();
  await page.getByRole('searchbox').fill(another.slug.toUpperCase());
  await expect(page).toHaveURL(new RegExp(`q=${another.slug.toUpperCase()}`));
  await expect(named(another.name)).toBeVisible();
  await expect(named(company.name)).toHaveCount(0);
  await page.getByRole('searchbox').fill('nobody-at-all');
  await expect(page.getByText(words.admin.no_tenants)).toBeVisible();
  await page.getByRole('link', { name: words.action.clear_filters }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.getByText(words.admin.no_tenants)).toHaveCount(0);
});

test('a member never reaches the operators’ area', { tag: '@phone' }, async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/admin/tenants');
  await expect(page).toHaveURL('/dashboard');
  const suspend = '/api/admin/tenants/01890000-0000-7000-8000-000000000000/suspend';
  expect((await asked(page, 'GET', '/api/admin/tenants'))[0]).toBe(401);
  expect((await asked(page, 'POST', suspend))[0]).toBe(401);
  await page.goto('/no/such/page');
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: words.nav.user_menu }).click();
  await expect(page.getByRole('menu').getByText(words.role.admin, { exact: true })).toBeVisible();
});
