import { expect } from '@playwright/test';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { expectAccessible } from './parts/accessible';
import { drawSignature } from './parts/draw-signature';
import { test } from './parts/journey';
import { makeOpenDraft, openFold, shownButton, stepButton, waitForWizard } from './parts/wizard';
import { say, WORDS } from './parts/words';

const words = WORDS.en;

test('a wrong amount is said at its field, holds the step up, and is forgotten once it is mended', {
  tag: '@phone',
}, async ({ page, company, signIn }) => {
  await signIn('manager');
  const { path } = await makeOpenDraft(company, 'agreement', { customerSignature: '', agentSignature: '' });
  await page.goto(path);
  await waitForWizard(page, words);
  const rate = page.locator('#dailyRateCents');
  const deposit = page.locator('#depositCents');
  await openFold(page, words.rentals.change_prices);
  await openFold(page, words.rentals.change_conditions);
  const step = stepButton(page, words.rentals.step_agreement);
  for (const [field, typed] of [
    [rate, '$45'],
    [deposit, '1,000'],
  ] as const) {
    await field.fill(typed);
    await field.blur();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(page.locator('#dailyRateCents-error')).toHaveText(words.errors.invalid_money);
  await expect(page.getByRole('region', { name: words.rentals.price })).toContainText(
    say('common.check_fields', { count: 1 }),
  );
  await expect(step).toHaveAccessibleName(new RegExp(words.rentals.step_missing));
  await expectAccessible(page);
  await shownButton(page, words.action.next).click();
  await expect(rate).toBeFocused();

  await stepButton(page, words.rentals.step_signatures).click();
  await expect(page.getByText(words.rentals.sign_after_terms)).toBeVisible();
  await stepButton(page, words.rentals.step_review).click();
  const problem = words.errors.invalid_money;
  await page
    .getByRole('button', { name: say('rentals.fault_named', { field: words.rentals.deposit, problem }) })
    .click();
  await deposit.fill('1 000');
  await rate.fill('45');
  await rate.blur();
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  await expect(step).toHaveAccessibleName(new RegExp(words.rentals.step_done));

  await stepButton(page, words.rentals.step_signatures).click();
  await drawSignature(page, WORDS.fr.rentals.customer_signature);
  await drawSignature(page, words.rentals.agent_signature);
  await stepButton(page, words.rentals.step_agreement).click();
  await openFold(page, words.rentals.change_conditions);
  await deposit.fill('1000,00');
  await stepButton(page, words.rentals.step_review).click();
  await expect(shownButton(page, words.rentals.activate)).toBeEnabled();
});

test('a refusal is shown at its field, and the bar goes with it once it is mended', async ({
  page,
  company,
  signIn,
}) => {
  await signIn('manager');
  const { path } = await makeOpenDraft(company, 'review', { odometerKm: '90000' });
  await page.goto(path);
  await shownButton(page, words.rentals.activate).click();
  const bar = page.getByRole('alert').filter({ hasText: words.errors.odometer_jump });
  await expect(bar).toBeVisible();
  await expect(page.locator('#odometerKm')).toHaveAttribute('aria-invalid', 'true');
  await page.locator('#odometerKm').fill('30010');
  await expect(bar).toHaveCount(0);
  await expect(page.locator('#odometerKm')).not.toHaveAttribute('aria-invalid');
  await stepButton(page, words.rentals.step_review).click();
  await shownButton(page, words.rentals.activate).click();
  await expect(page.getByRole('heading', { level: 1, name: /R-20\d\d-\d{5}/ })).toBeVisible();
});

test('the wizard says what a customer owes, and that a tank is not full', async ({ page, company, signIn }) => {
  await signIn('agent');
  await makeActiveRental(company, { customerId: company.customer.id });
  const signed = { customerSignature: '', agentSignature: '' };
  const { path } = await makeOpenDraft(company, 'agreement', { fuelPolicy: 'full_to_full', ...signed });
  await page.goto(path);
  await waitForWizard(page, words);
  await page.locator('#customerId').fill('dieudonn');
  await page.getByRole('option', { name: /owes 220\.00/ }).click();
  await expect(page.getByText(/still owes 220\.00/)).toBeVisible();
  await shownButton(page, words.action.next).click();
  await page.getByText(words.inspections.fuel_half, { exact: true }).click();
  await expect(page.getByText(/the fuel level is 1\/2/)).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: say('rentals.fuel_use_same', { policy: words.rentals.fuel_same_to_same }) })
    .click();
  await expect(page.getByText(/the fuel level is 1\/2/)).toHaveCount(0);
  await stepButton(page, words.rentals.step_review).click();
  await expect(page.getByText(/still owes 220\.00/)).toBeVisible();
  await expect(page.getByText(words.rentals.fuel_same_to_same)).toBeVisible();
});
