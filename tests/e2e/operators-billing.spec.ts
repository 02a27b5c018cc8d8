import { expect } from '@playwright/test';
import { makePlatformInvoice } from '@/tests/support/make-platform-invoice';
import { at } from './parts/at';
import { test } from './parts/journey';
import { signInAsOperator } from './parts/session';
import { say, WORDS } from './parts/words';

const { billing, errors } = WORDS.en;

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
