import { expect } from '@playwright/test';
import { formatMoney } from '@/lib/money';
import { yesterday } from '@/tests/support/make-expense';
import { makeReturned } from '@/tests/support/take-back';
import { expectAccessible } from './parts/accessible';
import { test } from './parts/journey';
import { say, WORDS } from './parts/words';

const words = WORDS.en;
const AMOUNT = formatMoney(3_810, 'USD', 'en');

test('a fine in gourdes comes after the return, and the customer owes it', async ({ page, company, signIn }) => {
  const rental = await makeReturned(company);
  const number = rental.settled.number ?? '';
  await signIn('agent');
  await page.goto(`/expenses/new?vehicle=${rental.vehicleId}&kind=fine`);
  await page.locator('#spentAt').fill(yesterday());
  await expect(page.getByRole('region', { name: words.expenses.who_had })).toContainText(number);
  await page.locator('#currency').selectOption('HTG');
  await page.locator('#paidHtgCents').fill('5 000');
  await page.locator('#htgRate').fill('131,25');
  await expect(page.getByText(say('expenses.counts_as', { amount: AMOUNT }))).toBeVisible();
  await page.locator('#reference').fill('PV 0045');
  await page.getByRole('button', { name: words.expenses.add }).click();
  await page.getByRole('button', { name: words.expenses.to_charge }).click();
  await expectAccessible(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('expenses.charge_confirm', { amount: AMOUNT, number }) })
    .click();
  await page.getByRole('link', { name: say('expenses.charged_to', { number }) }).click();
  const incidents = page.locator('section').filter({
    has: page.getByRole('heading', { name: words.accidents.of_rental }),
  });
  await expect(incidents.getByText(words.expenses.charged, { exact: true })).toBeVisible();
  await expect(page.getByText(AMOUNT).filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(page);
});
