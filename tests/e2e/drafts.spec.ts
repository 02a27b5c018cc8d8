import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './parts/accessible';
import { countIn, makeCompany } from './parts/company';
import { drawSignature } from './parts/draw-signature';
import { at, setLanguage, signIn } from './parts/sign-in';
import { pickParties, reachReview, shownButton } from './parts/wizard';
import { WORDS } from './parts/words';

const words = WORDS.en;
const DRAFT = /draft=[0-9a-f-]{36}/;

function step(page: Page, name: string) {
  return page.getByRole('button', { name: new RegExp(`^${name}\\.`) });
}

test.beforeEach(async ({ page }) => setLanguage(page, 'en'));

test('a draft is taken up at the step at which it was left', async ({ page }) => {
  const company = await makeCompany();
  await signIn(page, company.slug, 'agent');
  await pickParties(page, words, company);
  await shownButton(page, words.action.next).click();
  await page.locator('#odometerKm').fill('30007');
  await expect(page.getByText(words.rentals.draft_saved)).toBeVisible();
  await page.goto(at(company.slug, '/rentals/new'));
  await page.getByRole('link', { name: new RegExp(company.customer.name) }).click();
  await expect(page.locator('#odometerKm')).toHaveValue('30007');
  await shownButton(page, words.action.previous).click();
  await expect(page.locator('#customerId')).toHaveValue(company.customer.name);
});

test('what one customer has signed is asked of the other who takes the place', async ({ page }) => {
  const company = await makeCompany();
  await signIn(page, company.slug, 'agent');
  await page.goto(at(company.slug, '/customers/new'));
  await page.locator('#fullName').fill('Yolande Prophète');
  await page.getByRole('tab', { name: words.customers.tab_documents }).click();
  await page.locator('#licenseNumber').fill('YP-4410');
  await page.locator('#licenseExpiresOn').fill('2034-05-01');
  await page.getByRole('button', { name: words.customers.add }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Yolande Prophète' })).toBeVisible();

  await pickParties(page, words, company);
  await step(page, words.rentals.step_signatures).click();
  await page.locator('#customerSigner').fill('C. Dieudonné');
  await drawSignature(page, words.rentals.customer_signature);
  await drawSignature(page, words.rentals.agent_signature);
  await expect(step(page, words.rentals.step_signatures)).toHaveAccessibleName(new RegExp(words.rentals.step_done));
  await step(page, words.rentals.step_agreement).click();
  await page.locator('#customerId').fill('yolande');
  await page.getByRole('option', { name: /Yolande Prophète/ }).click();
  await expect(step(page, words.rentals.step_signatures)).toHaveAccessibleName(new RegExp(words.rentals.step_missing));
  await step(page, words.rentals.step_signatures).click();
  await expect(page.locator('#customerSigner')).toHaveValue('');
});

test('who only looks leaves no draft; terms that change after the signature are signed again', async ({ page }) => {
  const company = await makeCompany();
  await signIn(page, company.slug, 'manager');
  await page.goto(at(company.slug, '/rentals/new'));
  await shownButton(page, words.action.next).click();
  await expect(page.locator('#odometerKm')).toBeVisible();
  await shownButton(page, words.action.previous).click();
  expect(await countIn(company.slug, 'rentals')).toBe(0);

  await reachReview(page, words, company);
  await step(page, words.rentals.step_agreement).click();
  await page.locator('#dailyRateCents').fill('200');
  await expect(step(page, words.rentals.step_signatures)).toHaveAccessibleName(new RegExp(words.rentals.step_missing));
  await step(page, words.rentals.step_review).click();
  await expect(shownButton(page, words.rentals.activate)).toBeDisabled();
  await page.getByRole('button', { name: words.rentals.missing_customer_signature }).click();
  await expect(page.getByText(words.rentals.signed_before_change)).toHaveCount(2);
  await expectAccessible(page);
  await drawSignature(page, words.rentals.customer_signature);
  await drawSignature(page, words.rentals.agent_signature);
  await expect(page.getByText(words.rentals.signed_before_change)).toHaveCount(0);
  await step(page, words.rentals.step_review).click();
  await shownButton(page, words.rentals.activate).click();
  await expect(page.getByRole('heading', { level: 1, name: /R-20\d\d-00001/ })).toBeVisible();
});

test('without a line each step still opens, and no link leads off the page', async ({ page, context }) => {
  const company = await makeCompany();
  await signIn(page, company.slug, 'agent');
  await pickParties(page, words, company);
  await expect(page.getByText(words.rentals.draft_saved)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await shownButton(page, words.action.next).click();
  await page.locator('#odometerKm').fill('30009');
  await shownButton(page, words.action.next).click();
  await drawSignature(page, words.rentals.customer_signature);
  await shownButton(page, words.action.next).click();
  await expect(page.getByText(words.rentals.ack_terms)).toBeVisible();
  await page.getByRole('link', { name: words.nav.rentals }).filter({ visible: true }).first().click();
  await expect(page.getByText(words.common.offline_stay)).toBeVisible();
  await expect(page.getByText(words.rentals.ack_terms)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(words.rentals.draft_saved)).toBeVisible();
  await step(page, words.rentals.step_inspection).click();
  await expect(page.locator('#odometerKm')).toHaveValue('30009');
});

test('of two tabs with one draft, the second a copy of the first, none writes over the other', async ({
  page,
  context,
}) => {
  const company = await makeCompany();
  await signIn(page, company.slug, 'agent');
  await pickParties(page, words, company);
  await expect(page).toHaveURL(DRAFT);
  await expect(page.getByText(words.rentals.draft_saved)).toBeVisible();
  // A tab that is opened so has a copy of what the first one remembers, as a duplicated one has.
  const opened = context.waitForEvent('page');
  await page.evaluate(() => void window.open(window.location.href));
  const copy = await opened;
  await copy.locator('#pickupLocation').fill('Lòt onglè a');
  await expect(copy.getByText(words.rentals.draft_saved)).toBeVisible();
  await page.locator('#pickupLocation').fill('Premye onglè a');
  await expect(page.getByText(words.errors.draft_changed)).toBeVisible();
  await copy.reload();
  await expect(copy.locator('#pickupLocation')).toHaveValue('Lòt onglè a');
  await copy.locator('#pickupLocation').fill('Lòt onglè a ankò');
  await expect(copy.getByText(words.rentals.draft_saved)).toBeVisible();
});
