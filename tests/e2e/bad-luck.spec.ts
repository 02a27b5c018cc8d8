import { expect, type Request } from '@playwright/test';
import { newId } from '@/lib/id';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { countIn } from './parts/company';
import { test } from './parts/journey';
import { loseAnswers } from './parts/lose-answers';
import { givePassword, PASSWORD } from './parts/password';
import { makeOpenDraft, openPlaces, shownButton, waitForWizard } from './parts/wizard';
import { WORDS } from './parts/words';

const words = WORDS.en;

test('a session that ends in the middle of the wizard costs nothing that was typed', async ({
  page,
  context,
  company,
  signIn,
}) => {
  await givePassword(company);
  await signIn('agent');
  const { path } = await makeOpenDraft(company, 'agreement');
  await page.goto(path);
  await waitForWizard(page, words);
  await context.clearCookies({ name: 'wout.session' });
  await openPlaces(page, words);
  await page.locator('#pickupLocation').fill('Devan lagrevi a');
  await expect(page.getByText(words.rentals.draft_kept_title)).toBeVisible();
  await page.getByRole('link', { name: words.rentals.draft_sign_in }).click();
  await page.locator('#email').fill(`agent@${company.slug}.test`);
  await page.locator('#password').fill(PASSWORD);
  await page.getByRole('button', { name: words.auth.sign_in, exact: true }).click();
  await expect(page.locator('#pickupLocation')).toHaveValue('Devan lagrevi a');
  await expect(page.locator('#customerId')).toHaveValue(company.customer.name);
  await expect(page.getByRole('radio', { name: new RegExp(company.vehicle.plate) })).toBeChecked();
  await expect.poll(() => countIn(company, 'rentals')).toBe(1);
});

test('the URL of an unknown draft opens no wizard, and a draft not saved yet is still in its tab', async ({
  page,
  company,
  signIn,
}) => {
  await signIn('agent');
  await page.goto('/rentals/new?draft=0199aaaa-0000-7000-8000-000000000000');
  await expect(page.getByText(words.errors.record_not_found)).toBeVisible();
  await expect(page.locator('#pickupLocation')).toHaveCount(0);
  await page.locator('main').getByRole('link', { name: words.nav.new_rental }).click();
  await expect(page.locator('#customerId')).toBeVisible();
  await shownButton(page, words.action.next).click();
  await expect(page.locator('#odometerKm')).toBeVisible();
  await shownButton(page, words.action.previous).click();
  const isSaving = (request: Request) => request.method() === 'POST' && request.url().includes('/rentals/new');
  await page.route('**', (route) => (isSaving(route.request()) ? route.abort() : route.continue()));
  await openPlaces(page, words);
  await page.locator('#pickupLocation').fill('Devan lagrevi a');
  await expect(page.getByText(words.rentals.draft_unsaved)).toBeVisible();
  await shownButton(page, words.action.next).click();
  await expect(page).toHaveURL(/draft=[0-9a-f-]{36}/);
  expect(await countIn(company, 'rentals'), 'who only looks leaves no draft').toBe(0);
  await page.unroute('**');
  await page.reload();
  await shownButton(page, words.action.previous).click();
  await expect(page.locator('#pickupLocation')).toHaveValue('Devan lagrevi a');
  await expect.poll(() => countIn(company, 'rentals')).toBe(1);
});

test('a draft that is saved while its page is loaded again is found', async ({ page, company, signIn }) => {
  await signIn('agent');
  const draftId = newId();
  await page.route('**/rentals/new?draft=*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.continue();
    // Node can't find a company's host.
    const url = new URL(route.request().url());
    const headers = { ...(await route.request().allHeaders()), host: url.host };
    url.hostname = '127.0.0.1';
    const response = await route.fetch({ url: url.href, headers });
    await makeOpenDraft(company, 'agreement', {}, draftId);
    await route.fulfill({ response });
  });
  await page.goto(`/rentals/new?draft=${draftId}`);
  await expect(page.locator('#customerId')).toHaveValue(company.customer.name);
});

test('an answer that is lost while activating makes one agreement', async ({ page, company, signIn }) => {
  await signIn('agent');
  const { path } = await makeOpenDraft(company, 'review');
  await page.goto(path);
  await expect(shownButton(page, words.rentals.activate)).toBeEnabled();
  const answers = await loseAnswers(page, 'expectedTotalCents');
  await shownButton(page, words.rentals.activate).click();
  await expect(page.getByText(words.errors.network_error)).toBeVisible();
  expect(await answers.stop()).toBe(1);
  await expect.poll(() => countIn(company, 'rentals', "t.status = 'active'")).toBe(1);
  await shownButton(page, words.rentals.activate).click();
  await expect(page.getByRole('heading', { level: 1, name: /R-20\d\d-00001/ })).toBeVisible();
  expect(await countIn(company, 'rentals')).toBe(1);
});

test('two presses, a reload, and an answer that is lost before something is changed, take money once', async ({
  page,
  company,
  signIn,
}) => {
  await signIn('agent');
  const { path } = await makeOpenDraft(company, 'review');
  await page.goto(path);
  await shownButton(page, words.rentals.activate).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: /R-20\d\d-00001/ })).toBeVisible();
  await page.getByRole('button', { name: words.payments.collect_deposit }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: words.payments.collect_deposit }).dblclick();
  await expect(page.getByText(words.success.payment_saved)).toBeVisible();
  await page.reload();
  expect(await countIn(company, 'payments')).toBe(1);
  expect(await countIn(company, 'rentals')).toBe(1);

  await page.getByRole('button', { name: words.payments.collect }).click();
  const answers = await loseAnswers(page, 'receivedHtgCents');
  await dialog.getByRole('button', { name: words.payments.collect }).click();
  await expect(dialog.getByText(words.errors.network_error)).toBeVisible();
  expect(await answers.stop()).toBe(1);
  await expect.poll(() => countIn(company, 'payments')).toBe(2);
  await dialog.getByLabel(words.payments.reference).fill('Dezyèm fwa');
  await dialog.getByRole('button', { name: words.payments.collect }).click();
  await expect(dialog.getByText(words.errors.idempotency_mismatch)).toBeVisible();
  expect(await countIn(company, 'payments')).toBe(2);
});

test('after an answer that is lost and a reload, a second payment of the same amount is a second payment', {
  tag: '@phone',
}, async ({ page, company, signIn }) => {
  await signIn('agent');
  const { id } = await makeActiveRental(company, { values: { depositCents: 0 } });
  await page.goto(`/rentals/${id}`);
  const collect = page.getByRole('button', { name: new RegExp(`^${words.payments.collect}: R-`) });
  const dialog = page.getByRole('dialog');
  await collect.click();
  await dialog.locator('#amountCents').fill('10.00');
  const answers = await loseAnswers(page, 'receivedHtgCents');
  await dialog.getByRole('button', { name: words.payments.collect }).click();
  await expect(dialog.getByText(words.errors.network_error)).toBeVisible();
  expect(await answers.stop()).toBe(1);
  await expect.poll(() => countIn(company, 'payments')).toBe(1);
  await page.reload();
  await collect.click();
  await dialog.locator('#amountCents').fill('10.00');
  await dialog.getByRole('button', { name: words.payments.collect }).click();
  await expect(page.getByText(words.success.payment_saved)).toBeVisible();
  expect(await countIn(company, 'payments')).toBe(2);
});

test('the second of two clerks with the same car sees who has it and until when', async ({ page, company, signIn }) => {
  await signIn('agent');
  const { path } = await makeOpenDraft(company, 'review');
  await page.goto(path);
  await expect(shownButton(page, words.rentals.activate)).toBeEnabled();
  const number = 'R-2026-00001';
  const values = { number, customerId: company.customer.id };
  await makeActiveRental(company, { vehicleId: company.vehicle.id, values });
  await shownButton(page, words.rentals.activate).click();
  const alert = page.locator('form').getByRole('alert');
  await expect(alert).toContainText(words.errors.vehicle_not_available);
  const [before = '', after = ''] = words.rentals.clash_until.split(/\{number\}.*\{customer\}|\{free\}/);
  await expect(alert).toContainText(`${before}${number}, ${company.customer.name}${after}`);
  await expect(alert).toContainText(/\d:\d\d/);
  await page.goto('/rentals/new');
  await waitForWizard(page, words);
  await page.locator('#vehicleSearch').fill(company.vehicle.plate);
  await expect(page.getByRole('radio', { name: new RegExp(number) })).toBeDisabled();
});

test('a session that ends behind an ordinary form is taken up again in it, and what was typed is saved', {
  tag: '@phone',
}, async ({ page, context, company, signIn }) => {
  await givePassword(company);
  await signIn('agent');
  await page.goto(`/customers/${company.customer.id}/edit`);
  await page.locator('#city').fill('Jacmel');
  await context.clearCookies({ name: 'wout.session' });
  await page.getByRole('button', { name: words.action.save_changes }).click();
  await expect(page.getByText(words.common.session_ended)).toBeVisible();
  await page.getByRole('button', { name: words.common.sign_in_again }).click();
  const dialog = page.getByRole('dialog', { name: words.common.sign_in_again });
  await dialog.locator('#ownPassword').fill('not the password');
  await dialog.locator('button[type=submit]').click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.locator('#ownPassword').fill(PASSWORD);
  await dialog.locator('button[type=submit]').click();
  await expect(page.getByText(words.common.session_back)).toBeVisible();
  await expect(page.locator('#city')).toHaveValue('Jacmel');
  await page.getByRole('button', { name: words.action.save_changes }).click();
  await expect(page).toHaveURL(`/customers/${company.customer.id}`);
  expect(await countIn(company, 'customers', "t.city = 'Jacmel'")).toBe(1);
});
