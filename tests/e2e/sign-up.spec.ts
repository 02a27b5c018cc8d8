import { expect, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { withPlatform } from '@/db/client';
import { platformInvoices } from '@/db/schema/billing';
import { findTenantBySlug } from '@/lib/auth/find-tenant';
import { billCompany } from '@/lib/billing/run-billing';
import { localDay, shiftDay } from '@/lib/dates';
import { newId } from '@/lib/id';
import { PLATFORM_ZONE } from '@/lib/platform-zone';
import { TRIAL_DAYS } from '@/lib/tenants/plan-periods';
import { at } from './parts/at';
import { test } from './parts/journey';
import { newestMail } from './parts/newest-mail';
import { signInAsOperator } from './parts/session';
import { say, WORDS } from './parts/words';

const { admin, auth, billing, errors, sign_up } = WORDS.en;
const PASSWORD = 'zaboka-lapli-7-tanbou';

/** The billing job of each day after `day`, counted from today, until that holds. Returns the day on which it does. */
async function daysPass(tenantId: string, day: number, holds: () => Promise<boolean>): Promise<number> {
  const today = localDay(new Date(), PLATFORM_ZONE);
  for (let next = day + 1; next < day + 200; next += 1) {
    await billCompany(tenantId, new Date(`${shiftDay(today, next)}T15:00:00Z`));
    if (await holds()) return next;
  }
  throw new Error('it never came to that');
}

async function signIn(page: Page, email: string) {
  await page.locator('#email').fill(email);
  await page.locator('#password').fill(PASSWORD);
  await page.locator('button[type=submit]').click();
}

async function pay(page: Page, name: string) {
  await page.goto(at('admin', `/admin/billing?q=${encodeURIComponent(name)}`));
  await page
    .getByRole('button', { name: /^Mark W-.+ as paid$/ })
    .filter({ visible: true })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('#method').selectOption('moncash');
  await dialog.getByRole('button', { name: billing.pay }).click();
  await expect(dialog).toBeHidden();
}

test('a company signs up by itself, pays its first invoice, is suspended for the next and let in again', async ({
  browser,
  context,
  page,
}) => {
  const mark = newId().slice(-8);
  const name = `Solèy Oto ${mark}`;
  const slug = `soley-oto-${mark}`;
  const email = `rose@${slug}.test`;
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(at(null, '/auth/login'));
  await stranger.getByRole('link', { name: sign_up.login_link }).click();
  await stranger.locator('#companyName').fill(name);
  await expect(stranger.locator('#slug')).toHaveValue(slug);
  await stranger.locator('#slug').fill('lakay');
  await stranger.locator('#personName').fill('Rose Pierre');
  await stranger.locator('#email').fill(email);
  await stranger.getByRole('button', { name: sign_up.send }).click();
  await expect(stranger.locator('#slug-error')).toHaveText(errors.slug_taken);
  await expect(stranger.locator('#personName')).toHaveValue('Rose Pierre');
  await stranger.locator('#slug').fill(slug);
  await stranger.getByRole('button', { name: sign_up.send }).click();
  await expect(stranger.getByText(say('sign_up.sent', { email }))).toBeVisible();
  await expect.poll(() => newestMail(email)).toContain(name);

  await stranger.goto(/https?:\S+/.exec(newestMail(email) ?? '')?.[0] ?? '');
  await expect(stranger.getByRole('heading', { name })).toBeVisible();
  await stranger.locator('#password').fill(PASSWORD);
  await stranger.locator('#confirmation').fill(PASSWORD);
  await stranger.getByRole('button', { name: sign_up.confirm }).click();
  await expect(stranger.getByText(auth.password_set)).toBeVisible();
  await signIn(stranger, email);
  await expect(stranger).toHaveURL(at(slug, '/dashboard'));

  const tenantId = (await findTenantBySlug(slug))?.id ?? '';
  const invoice = eq(platformInvoices.subjectTenantId, tenantId);
  const billed = async () => (await withPlatform((tx) => tx.$count(platformInvoices, invoice))) > 0;
  const day = await daysPass(tenantId, 0, billed);
  // Nothing is billed for the trial.
  expect(day).toBeGreaterThan(TRIAL_DAYS);
  await signInAsOperator(context, 'owner');
  await pay(page, name);
  await page.goto(at('admin', `/admin/billing?state=paid&q=${encodeURIComponent(name)}`));
  await expect(page.getByText(billing.method_moncash).filter({ visible: true })).toBeVisible();
  await stranger.goto(at(slug, '/dashboard'));
  await expect(stranger).toHaveURL(at(slug, '/dashboard'));

  await daysPass(tenantId, day, async () => (await findTenantBySlug(slug))?.status === 'suspended');
  await stranger.goto(at(slug, '/dashboard'));
  await expect(stranger).toHaveURL(/\/auth\/login\?reason=tenant_suspended/);
  await page.goto(at('admin', `/admin/tenants/${tenantId}`));
  await expect(page.getByRole('button', { name: admin.unsuspend })).toBeVisible();
  await pay(page, name);
  await stranger.goto(at(slug, '/auth/login'));
  await signIn(stranger, email);
  await expect(stranger).toHaveURL(at(slug, '/dashboard'));
});
