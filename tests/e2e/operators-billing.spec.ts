import { expect } from '@playwright/test';
import { formatDate, localDay, shiftDay } from '@/lib/dates';
import { PLATFORM_ZONE } from '@/lib/platform-zone';
import { makePlatformInvoice } from '@/tests/support/make-platform-invoice';
import { at } from './parts/at';
import { chooseMore } from './parts/choose-more';
import { test } from './parts/journey';
import { signInAsOperator } from './parts/session';
import { say, WORDS } from './parts/words';

const { billing, errors, plans } = WORDS.en;

test('an operator finds what a company has not paid, and notes its payment', async ({ context, page, company }) => {
  await makePlatformInvoice(company, { number: `T-${company.slug}` });
  await signInAsOperator(context, 'owner');
  await page.goto(at('admin', `/admin/billing?state=overdue&q=${encodeURIComponent(company.name)}`));
  await expect(page.getByText('29.00 USD').filter({ visible: true }).first()).toBeVisible();
  const number = `T-${company.slug}`;
  await page.getByRole('button', { name: say('billing.pay_number', { number }) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: billing.pay }).click();
  await expect(dialog.getByText(errors.required)).toBeVisible();
  await dialog.locator('#method').selectOption('moncash');
  await dialog.locator('#reference').fill('MC-77');
  await dialog.getByRole('button', { name: billing.pay }).click();
  await expect(page.getByText(billing.none_match)).toBeVisible();
  await page.goto(at('admin', `/admin/tenants/${company.id}`));
  await expect(page.getByText(number)).toBeVisible();
  await page.goto(at('admin', `/admin/billing?state=paid&q=${encodeURIComponent(company.name)}`));
  await expect(page.getByText('MonCash · MC-77')).toBeVisible();
});

test('a superadmin makes a plan, and plans a higher price for it', async ({ context, page, company }) => {
  await signInAsOperator(context, 'superadmin');
  await page.goto(at('admin', '/admin/billing'));
  await page.getByRole('link', { name: plans.title, exact: true }).click();
  await page.getByRole('link', { name: plans.add }).click();
  const name = `Own ${company.slug}`;
  await page.locator('#name').fill(name);
  await page.locator('#monthlyPriceCents').fill('19.50');
  await page.locator('#vehicleLimit').fill('5');
  await page.getByRole('button', { name: plans.create }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText(say('plans.per_month', { price: '19.50 USD' }))).toBeVisible();

  await page.getByRole('button', { name: plans.change_price }).click();
  const dialog = page.getByRole('dialog');
  const price = dialog.getByLabel(plans.price);
  const soon = shiftDay(localDay(new Date(), PLATFORM_ZONE), 40);
  await price.fill('25');
  await dialog.getByLabel(plans.from_day).fill(shiftDay(soon, -39));
  await dialog.getByRole('button', { name: WORDS.en.action.save_changes }).click();
  await expect(dialog.getByText(/can’t be less than|Enter a value from/)).toBeVisible();
  await expect(price).toHaveValue('25');
  await dialog.getByLabel(plans.from_day).fill(soon);
  await dialog.getByRole('button', { name: WORDS.en.action.save_changes }).click();
  const day = formatDate(soon, 'en', 'UTC', 'long');
  await expect(page.getByText(say('plans.planned', { day, price: '25.00 USD' }))).toBeVisible();

  await chooseMore(page, plans.retire);
  await dialog.getByRole('button', { name: say('plans.retire_named', { name }) }).click();
  await expect(page.getByRole('button', { name: plans.restore })).toBeVisible();
  await page.goto(at('admin', '/admin/tenants/new'));
  await expect(page.locator('#plan option', { hasText: name })).toHaveCount(0);
});
