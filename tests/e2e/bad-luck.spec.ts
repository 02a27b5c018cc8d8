import { expect, type Request, test } from '@playwright/test';
import { expectAccessible } from './parts/accessible';
import { countIn, makeCompany } from './parts/company';
import { loseAnswers } from './parts/lose-answers';
import { anotherPerson, at, PASSWORD, setLanguage, signIn } from './parts/sign-in';
import { pickParties, reachReview, shownButton } from './parts/wizard';
import { WORDS } from './parts/words';

const words = WORDS.en;

test.beforeEach(async ({ page }) => setLanguage(page, 'en'));

test('a session that ends in the middle of the wizard costs nothing that was typed', async ({ page, context }) => {
  const company = await makeCompany();
  await signIn(page, company.slug, 'agent');
  await pickParties(page, words, company);
  await expect(page.getByText(words.rentals.draft_saved)).toBeVisible();
  await context.clearCookies({ name: 'wout.session' });
  await page.locator('#pickupLocation').fill('Devan lagrevi a');
  await expect(page.getByText(words.rentals.draft_kept_title)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: words.rentals.draft_sign_in }).click();
  await page.locator('#email').fill(`agent@${company.slug}.test`);
  await page.locator('#password').fill(PASSWORD);
  await page.getByRole('button', { name: words.auth.sign_in }).click();
  await expect(page.locator('#pickupLocation')).toHaveValue('Devan lagrevi a');
  await expect(page.locator('#customerId')).toHaveValue(company.customer.name);
  await expect(page.locator('#vehicleId')).toHaveValue(new RegExp(company.vehicle.plate));
  await expect.poll(() => countIn(company.slug, 'rentals')).toBe(1);
});

test('a draft survives a reload, and the network being away', async ({ page, context }) => {
  const company = await makeCompany();
  await signIn(page, company.slug, 'agent');
  await pickParties(page, words, company);
  await expect(page).toHaveURL(/draft=[0-9a-f-]{36}/);
  await page.reload();
  await expect(page.locator('#customerId')).toHaveValue(company.customer.name);
  await context.setOffline(true);
  await page.locator('#returnLocation').fill('Ayewopò a');
  await expect(page.getByText(words.rentals.draft_unsaved)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(words.rentals.draft_saved)).toBeVisible();
  await page.reload();
  await expect(page.locator('#returnLocation')).toHaveValue('Ayewopò a');
  expect(await countIn(company.slug, 'rentals')).toBe(1);
});

test('the address of no draft opens no wizard, and one that could not be saved yet is still in its tab', async ({
  page,
}) => {
  const company = await makeCompany();
  await signIn(page, company.slug, 'agent');
  await page.goto(at(company.slug, '/rentals/new?draft=0199aaaa-0000-7000-8000-000000000000'));
  await expect(page.getByText(words.errors.record_not_found)).toBeVisible();
  await expect(page.locator('#pickupLocation')).toHaveCount(0);
  await page.locator('main').getByRole('link', { name: words.nav.new_rental }).click();
  await expect(page.locator('#pickupLocation')).toBeVisible();
  const isSaving = (request: Request) => request.method() === 'POST' && request.url().includes('/rentals/new');
  await page.route('**', (route) => (isSaving(route.request()) ? route.abort() : route.continue()));
  await page.locator('#pickupLocation').fill('Devan lagrevi a');
  await expect(page.getByText(words.rentals.draft_unsaved)).toBeVisible();
  await shownButton(page, words.action.next).click();
  await expect(page).toHaveURL(/draft=[0-9a-f-]{36}/);
  expect(await countIn(company.slug, 'rentals')).toBe(0);
  await page.unroute('**');
  await page.reload();
  await shownButton(page, words.action.previous).click();
  await expect(page.locator('#pickupLocation')).toHaveValue('Devan lagrevi a');
  await expect.poll(() => countIn(company.slug, 'rentals')).toBe(1);
});

test('an answer that is lost while activating makes one agreement', async ({ page }) => {
  const company = await makeCompany();
  await signIn(page, company.slug, 'agent');
  await reachReview(page, words, company);
  const answers = await loseAnswers(page, 'expectedTotalCents');
  await shownButton(page, words.rentals.activate).click();
  await expect(page.getByText(words.errors.network_error)).toBeVisible();
  expect(await answers.stop()).toBe(1);
  await expect.poll(() => countIn(company.slug, 'rentals', "t.status = 'active'")).toBe(1);
  await shownButton(page, words.rentals.activate).click();
  await expect(page.getByRole('heading', { level: 1, name: /R-20\d\d-00001/ })).toBeVisible();
  expect(await countIn(company.slug, 'rentals')).toBe(1);
});

test('two presses, a reload, and an answer that is lost before something is changed, take money once', async ({
  page,
}) => {
  const company = await makeCompany();
  await signIn(page, company.slug, 'agent');
  await reachReview(page, words, company);
  await shownButton(page, words.rentals.activate).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: /R-20\d\d-00001/ })).toBeVisible();
  await page.getByRole('button', { name: words.payments.collect_deposit }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.payments.collect }).dblclick();
  await expect(page.getByText(words.success.payment_saved)).toBeVisible();
  await page.reload();
  expect(await countIn(company.slug, 'payments')).toBe(1);
  expect(await countIn(company.slug, 'rentals')).toBe(1);

  await page.getByRole('button', { name: words.payments.collect }).click();
  const dialog = page.getByRole('dialog');
  const answers = await loseAnswers(page, 'receivedHtgCents');
  await dialog.getByRole('button', { name: words.payments.collect }).click();
  await expect(dialog.getByText(words.errors.network_error)).toBeVisible();
  expect(await answers.stop()).toBe(1);
  await expect.poll(() => countIn(company.slug, 'payments')).toBe(2);
  await dialog.getByLabel(words.payments.reference).fill('Dezyèm fwa');
  await dialog.getByRole('button', { name: words.payments.collect }).click();
  await expect(dialog.getByText(words.errors.idempotency_mismatch)).toBeVisible();
  expect(await countIn(company.slug, 'payments')).toBe(2);
});

test('after an answer that is lost and a reload, a second payment of the same amount is a second payment', async ({
  page,
}) => {
  const company = await makeCompany();
  await signIn(page, company.slug, 'agent');
  await reachReview(page, words, company);
  await shownButton(page, words.rentals.activate).click();
  await expect(page.getByRole('heading', { level: 1, name: /R-20\d\d-00001/ })).toBeVisible();
  const collect = page.getByRole('button', { name: new RegExp(`^${words.payments.collect}: R-`) });
  const dialog = page.getByRole('dialog');
  await collect.click();
  await dialog.locator('#amountCents').fill('10.00');
  const answers = await loseAnswers(page, 'receivedHtgCents');
  await dialog.getByRole('button', { name: words.payments.collect }).click();
  await expect(dialog.getByText(words.errors.network_error)).toBeVisible();
  expect(await answers.stop()).toBe(1);
  await expect.poll(() => countIn(company.slug, 'payments')).toBe(1);
  await page.reload();
  await collect.click();
  await dialog.locator('#amountCents').fill('10.00');
  await dialog.getByRole('button', { name: words.payments.collect }).click();
  await expect(page.getByText(words.success.payment_saved)).toBeVisible();
  expect(await countIn(company.slug, 'payments')).toBe(2);
});

test('of two clerks with one car the second reads who has it and until when', async ({ page, browser }) => {
  const company = await makeCompany();
  await signIn(page, company.slug, 'agent');
  const other = await anotherPerson(browser, 'en');
  await signIn(other, company.slug, 'manager');
  await reachReview(page, words, company);
  await reachReview(other, words, company);
  await shownButton(page, words.rentals.activate).click();
  await expect(page.getByRole('heading', { level: 1, name: /R-20\d\d-00001/ })).toBeVisible();
  await shownButton(other, words.rentals.activate).click();
  const alert = other.locator('form').getByRole('alert');
  await expect(alert).toContainText(words.errors.vehicle_not_available);
  await expect(alert).toContainText(/R-20\d\d-00001, Célestin Dieudonné .*; available from /);
  await expectAccessible(other);
  await other.goto(at(company.slug, '/rentals/new'));
  await other.locator('#vehicleId').fill(company.vehicle.plate);
  await expect(other.getByRole('option', { name: /R-20\d\d-00001/ })).toHaveAttribute('aria-disabled', 'true');
  await other.context().close();
});

test('a draft that another screen has changed is not written over', async ({ page, context }) => {
  const company = await makeCompany();
  await signIn(page, company.slug, 'agent');
  await pickParties(page, words, company);
  await expect(page).toHaveURL(/draft=[0-9a-f-]{36}/);
  await expect(page.getByText(words.rentals.draft_saved)).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.locator('#pickupLocation').fill('Sou telefòn nan');
  const theirs = "t.draft->>'pickupLocation' = 'Sou telefòn nan'";
  await expect.poll(() => countIn(company.slug, 'rentals', theirs)).toBe(1);
  await page.locator('#returnLocation').fill('Nan biwo a');
  await expect(page.getByText(words.errors.draft_changed)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: words.rentals.draft_reload }).click();
  await expect(page.locator('#pickupLocation')).toHaveValue('Sou telefòn nan');
  await expect(page.getByText(words.errors.draft_changed)).toHaveCount(0);
});
