import { expect } from '@playwright/test';
import { saveTerms } from '@/lib/papers/save-terms';
import { asAdmin } from '@/tests/support/contexts';
import { editNow } from '@/tests/support/edit-now';
import { makeCustomer } from '@/tests/support/factories';
import { expectAccessible } from './parts/accessible';
import { countIn } from './parts/company';
import { drawSignature } from './parts/draw-signature';
import { test } from './parts/journey';
import { makeOpenDraft, openFold, openPlaces, shownButton, stepButton, waitForWizard } from './parts/wizard';
import { WORDS } from './parts/words';

const words = WORDS.en;

test('a draft is taken up at the step at which it was left', { tag: '@phone' }, async ({ page, company, signIn }) => {
  await signIn('agent');
  const { path } = await makeOpenDraft(company, 'agreement');
  await page.goto(path);
  await shownButton(page, words.action.next).click();
  await page.locator('#odometerKm').fill('30007');
  const kept = "t.draft->>'odometerKm' = '30007' and t.draft_step = 'inspection'";
  await expect.poll(() => countIn(company, 'rentals', kept)).toBe(1);
  await page.goto('/rentals/new');
  await page.getByRole('link', { name: new RegExp(company.customer.name) }).click();
  await expect(page.locator('#odometerKm')).toHaveValue('30007');
  await shownButton(page, words.action.previous).click();
  await expect(page.locator('#customerId')).toHaveValue(company.customer.name);
});

test('a customer who replaces another has to sign again', async ({ page, company, signIn }) => {
  await signIn('agent');
  await makeCustomer(company, { fullName: 'Yolande Prophète' });
  const { path } = await makeOpenDraft(company, 'agreement', { customerSigner: 'C. Dieudonné' });
  await page.goto(path);
  await waitForWizard(page, words);
  const signatures = stepButton(page, words.rentals.step_signatures);
  await expect(signatures).toHaveAccessibleName(new RegExp(words.rentals.step_done));
  await page.locator('#customerId').fill('yolande');
  await page.getByRole('option', { name: /Yolande Prophète/ }).click();
  await expect(signatures).toHaveAccessibleName(new RegExp(words.rentals.step_missing));
  await signatures.click();
  await expect(page.locator('#customerSigner')).toHaveValue('Yolande Prophète');
});

test('terms that change after the signature are signed again', { tag: '@phone' }, async ({ page, company, signIn }) => {
  await signIn('manager');
  const { path } = await makeOpenDraft(company, 'review');
  await page.goto(path);
  await expect(shownButton(page, words.rentals.activate)).toBeEnabled();
  await stepButton(page, words.rentals.step_agreement).click();
  await openFold(page, words.rentals.change_prices);
  await page.locator('#dailyRateCents').fill('200');
  const signatures = stepButton(page, words.rentals.step_signatures);
  await expect(signatures).toHaveAccessibleName(new RegExp(words.rentals.step_missing));
  await stepButton(page, words.rentals.step_review).click();
  await expect(shownButton(page, words.rentals.activate)).toBeDisabled();
  await page.getByRole('button', { name: words.rentals.missing_customer_signature }).click();
  // The customer's is in the customer's language.
  await expect(page.getByText(WORDS.fr.rentals.sign_again)).toBeVisible();
  await expect(page.getByText(words.rentals.signed_before_change)).toHaveCount(1);
  await expectAccessible(page);
  await drawSignature(page, WORDS.fr.rentals.customer_signature);
  await drawSignature(page, words.rentals.agent_signature);
  await expect(page.getByText(words.rentals.signed_before_change)).toHaveCount(0);
  await stepButton(page, words.rentals.step_review).click();
  await shownButton(page, words.rentals.activate).click();
  await expect(page.getByRole('heading', { level: 1, name: /R-20\d\d-00001/ })).toBeVisible();
});

test('clauses that the company changes after the signature are read and signed again', async ({
  page,
  company,
  signIn,
}) => {
  await signIn('agent');
  const { path } = await makeOpenDraft(company, 'review');
  await page.goto(path);
  await expect(shownButton(page, words.rentals.activate)).toBeEnabled();
  const text = 'Pets\nNo animals in the car.';
  await editNow(saveTerms, await asAdmin(company), { en: text, fr: text, ht: text });
  await shownButton(page, words.rentals.activate).click();
  await expect(page.getByRole('list', { name: WORDS.fr.rentals.terms_to_sign })).toContainText(
    'No animals in the car.',
  );
  // The customer's is in the customer's language.
  await expect(page.getByText(WORDS.fr.rentals.sign_again)).toBeVisible();
  await expect(page.getByText(words.rentals.signed_before_change)).toHaveCount(1);
  await drawSignature(page, WORDS.fr.rentals.customer_signature);
  await drawSignature(page, words.rentals.agent_signature);
  await stepButton(page, words.rentals.step_review).click();
  await shownButton(page, words.rentals.activate).click();
  await expect(page.getByRole('heading', { level: 1, name: /R-20\d\d-00001/ })).toBeVisible();
});

test('two tabs with the same draft, the second a copy of the first, never overwrite each other', async ({
  page,
  context,
  company,
  signIn,
}) => {
  await signIn('agent');
  const { path } = await makeOpenDraft(company, 'agreement');
  await page.goto(path);
  await waitForWizard(page, words);
  const saved = (field: string, value: string) =>
    expect.poll(() => countIn(company, 'rentals', `t.draft->>'${field}' = '${value}'`)).toBe(1);
  await openPlaces(page, words);
  await page.locator('#pickupLocation').fill('Nan lakou a');
  await saved('pickupLocation', 'Nan lakou a');
  // A tab opened this way has a copy of the first tab's session storage, like a duplicated one.
  const opened = context.waitForEvent('page');
  await page.evaluate(() => void window.open(window.location.href));
  const copy = await opened;
  await waitForWizard(copy, words);
  await openPlaces(copy, words);
  await copy.locator('#pickupLocation').fill('Sou telefòn nan');
  await saved('pickupLocation', 'Sou telefòn nan');
  await page.locator('#returnLocation').fill('Nan biwo a');
  await expect(page.getByText(words.errors.draft_changed)).toBeVisible();
  await expectAccessible(page);
  await copy.reload();
  await waitForWizard(copy, words);
  await expect(copy.locator('#pickupLocation')).toHaveValue('Sou telefòn nan');
  await openPlaces(copy, words);
  await copy.locator('#pickupLocation').fill('Sou telefòn nan ankò');
  await saved('pickupLocation', 'Sou telefòn nan ankò');
  await page.getByRole('button', { name: words.rentals.draft_reload }).click();
  await expect(page.locator('#pickupLocation')).toHaveValue('Sou telefòn nan ankò');
  await expect(page.getByText(words.errors.draft_changed)).toHaveCount(0);
});

test('the network away, each step still opens, no link leads off the page, and what is typed is saved afterwards', {
  tag: '@phone',
}, async ({ page, context, company, signIn }) => {
  await signIn('agent');
  const { path } = await makeOpenDraft(company, 'agreement', { customerSignature: '', agentSignature: '' });
  await page.goto(path);
  await waitForWizard(page, words);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await openPlaces(page, words);
  await page.locator('#returnLocation').fill('Ayewopò a');
  await expect(page.getByText(words.rentals.draft_unsaved)).toBeVisible();
  await shownButton(page, words.action.next).click();
  await page.locator('#odometerKm').fill('30009');
  await shownButton(page, words.action.next).click();
  await drawSignature(page, WORDS.fr.rentals.customer_signature);
  await shownButton(page, words.action.next).click();
  await expect(page.locator('#notes')).toBeVisible();
  await page.getByRole('link', { name: words.nav.rentals }).filter({ visible: true }).first().click();
  await expect(page.getByText(words.common.offline_stay)).toBeVisible();
  await expect(page.locator('#notes')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(words.rentals.draft_saved)).toBeVisible();
  await page.reload();
  await stepButton(page, words.rentals.step_inspection).click();
  await expect(page.locator('#odometerKm')).toHaveValue('30009');
  await stepButton(page, words.rentals.step_agreement).click();
  await expect(page.locator('#returnLocation')).toHaveValue('Ayewopò a');
  expect(await countIn(company, 'rentals')).toBe(1);
});
