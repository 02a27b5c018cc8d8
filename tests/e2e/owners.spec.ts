import { expect } from '@playwright/test';
import { formatMonth } from '@/lib/dates';
import { makeEarned } from '@/tests/support/make-owner';
import { expectAccessible } from './parts/accessible';
import { test } from './parts/journey';
import { say, WORDS } from './parts/words';

const words = WORDS.en;

test('an owner gets the statement of a month, and is paid out', async ({ page, company, signIn }) => {
  const { ownerId } = await makeEarned(company);
  await signIn('manager');
  await page.goto(`/owners/${ownerId}?month=2025-11`);
  const issue = say('owners.issue', { month: `${formatMonth('2025-11', 'en')} 2025` });
  await expect(page.getByText('154.00 USD').first()).toBeVisible();
  await page.getByRole('button', { name: issue }).click();
  await page.getByRole('dialog').getByRole('button', { name: issue }).click();
  const statement = page.getByRole('link', { name: /O-\d{4}-00001/ });
  await expect(statement).toBeVisible();
  const paper = await statement.evaluate(async (link: HTMLAnchorElement) => (await fetch(link.href)).text());
  expect(paper.slice(0, 5)).toBe('%PDF-');
  await page.getByRole('button', { name: words.owners.pay }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('#amountCents')).toHaveValue('154.00');
  await dialog.locator('#amountCents').fill('154.01');
  await dialog.getByRole('button', { name: words.owners.pay }).click();
  await expect(dialog.getByText(words.errors.payout_exceeds_owed)).toBeVisible();
  await dialog.locator('#amountCents').fill('154');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words.owners.pay }).click();
  await expect(page.getByText(say('owners.owed_sum', { amount: '0.00 USD' }))).toBeVisible();
  await expectAccessible(page);
});
