import { expect, type Page } from '@playwright/test';
import { makeCompany } from './parts/company';
import { test } from './parts/journey';
import { newestMail } from './parts/newest-mail';
import { givePassword, PASSWORD } from './parts/password';
import { WORDS } from './parts/words';

const { auth, errors } = WORDS.en;
const port = process.env.E2E_PORT ?? '3000';

/** One plain host for all companies: only the URL's query can name one. */
function plain(path: string): string {
  return `http://127.0.0.1:${port}${path}`;
}

async function expectLogin(page: Page, company: { slug: string; name: string }): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: company.name })).toBeVisible();
  await expect(page.locator('#tenant')).toHaveValue(company.slug);
}

async function send(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.locator('#email').fill(email);
  await page.locator('#password').fill(password);
  await page.getByRole('button', { name: auth.sign_in, exact: true }).click();
}

async function signedInTo(page: Page): Promise<string> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('wout.session') ?? '{}').tenant?.slug ?? '');
}

test('on a shared host, a URL that names a company leads to its login, then to its page', {
  tag: '@phone',
}, async ({ page, company }) => {
  await givePassword(company);
  const { slug } = company;
  await page.goto(plain(`/?tenant=${slug}`));
  await expect(page).toHaveURL(plain(`/auth/login?tenant=${slug}`));
  await expectLogin(page, company);
  await page.getByRole('link', { name: auth.forgot }).click();
  await expect(page).toHaveURL(plain(`/auth/forgot?tenant=${slug}`));
  await expect(page.locator('#tenant')).toHaveValue(slug);
  await page.getByRole('link', { name: auth.back_to_sign_in }).click();
  await expect(page).toHaveURL(plain(`/auth/login?tenant=${slug}`));

  await page.goto(plain(`/vehicles?tenant=${slug}&q=patrol`));
  await expect(page).toHaveURL(plain(`/auth/login?tenant=${slug}&next=%2Fvehicles%3Fq%3Dpatrol`));
  await expectLogin(page, company);
  await send(page, `agent@${slug}.test`);
  await expect(page).toHaveURL(plain('/vehicles?q=patrol'));
  const vehicle = page
    .getByRole('link', { name: /Patrol/ })
    .filter({ visible: true })
    .first();
  await vehicle.click();
  await expect(page).toHaveURL(plain(`/vehicles/${company.vehicle.id}`));
  await expect(page.getByRole('heading', { level: 1, name: /Patrol/ })).toBeVisible();
  await page.goto(plain(`/vehicles?tenant=${slug}&q=patrol`));
  await vehicle.click();
  await expect(page.getByRole('heading', { level: 1, name: /Patrol/ })).toBeVisible();
});

test('another company in the URL asks to sign in there, and says so; an unknown one is a 404', async ({
  page,
  company,
}) => {
  const another = await makeCompany();
  await Promise.all([givePassword(company), givePassword(another)]);
  await page.goto(plain(`/auth/login?tenant=${company.slug}`));
  await send(page, `agent@${company.slug}.test`);
  await expect(page).toHaveURL(plain('/dashboard'));
  await expect.poll(() => signedInTo(page)).toBe(company.slug);

  for (const path of ['/?tenant=nobody', '/dashboard?tenant=nobody', '/no/such/page?tenant=nobody']) {
    const answer = await page.goto(plain(path));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('nobody');
  }
  await page.getByRole('link', { name: auth.unknown_tenant_action }).click();
  await expect(page).toHaveURL(plain('/dashboard'));

  await page.goto(plain(`/?tenant=${another.slug}`));
  await expect(page).toHaveURL(plain(`/auth/login?reason=wrong_tenant&tenant=${another.slug}`));
  await expect(page.getByText(errors.wrong_tenant)).toBeVisible();
  await expectLogin(page, another);
  await page.goto(plain(`/customers?tenant=${another.slug}`));
  await expect(page.getByText(errors.wrong_tenant)).toBeVisible();
  await send(page, `agent@${another.slug}.test`);
  await expect(page).toHaveURL(plain('/customers'));
  await expect.poll(() => signedInTo(page)).toBe(another.slug);
});

test('a company in the address of the general host, or of another company’s, leads to its own host', async ({
  page,
  company,
}) => {
  await givePassword(company);
  const { slug } = company;
  for (const host of ['http://localhost', 'http://lakay.localhost']) {
    await page.goto(`${host}:${port}/vehicles?tenant=${slug}`);
    await expect(page).toHaveURL(`${host}:${port}/auth/login?tenant=${slug}&next=%2Fvehicles`);
    await expectLogin(page, company);
    await send(page, `agent@${slug}.test`);
    await expect(page).toHaveURL('/vehicles');
    await page.context().clearCookies({ name: 'wout.session' });
  }
});

test('on a shared host, a new password leads to the login of its company', async ({ page, company }) => {
  const { slug, name } = company;
  const email = `agent@${slug}.test`;
  await page.goto('/auth/forgot');
  await page.locator('#email').fill(email);
  await page.getByRole('button', { name: auth.forgot_send }).click();
  await expect.poll(() => newestMail(email)).toContain(name);
  const link = new URL(/https?:\S+/.exec(newestMail(email) ?? '')?.[0] ?? '');
  await page.goto(plain(link.pathname + link.search));
  const password = 'zaboka-lapli-7-tanbou';
  await page.locator('#password').fill(password);
  await page.locator('#confirmation').fill(password);
  await page.getByRole('button', { name: auth.set_password }).click();
  await expect(page).toHaveURL(plain(`/auth/login?set=1&tenant=${slug}`));
  await expect(page.getByText(auth.password_set)).toBeVisible();
  await expectLogin(page, company);
  await send(page, email, password);
  await expect(page).toHaveURL(plain('/dashboard'));
});
