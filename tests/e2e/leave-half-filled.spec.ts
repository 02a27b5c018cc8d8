import { expect, type Page } from '@playwright/test';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { expectAccessible } from './parts/accessible';
import { countIn } from './parts/company';
import { test } from './parts/journey';
import { untilHydrated } from './parts/until-hydrated';
import { makeOpenDraft } from './parts/wizard';
import { WORDS } from './parts/words';

const words = WORDS.en;

const question = (page: Page) => page.getByRole('dialog', { name: words.common.leave_unsaved });
const keepEditing = (page: Page) => question(page).getByRole('button', { name: words.action.keep_editing }).click();
const discard = (page: Page) => question(page).getByRole('button', { name: words.action.discard_changes }).click();
/** The way out of a form, which a phone has in its top bar. The form's own bar is where the other screens' links are elsewhere. */
const wayBack = (page: Page, to: string | RegExp = words.customers.list_title) => page.getByRole('link', { name: to });

/** A form that has just loaded does not notice typing yet. */
async function openForm(page: Page): Promise<void> {
  await page.goto('/customers/new');
  const papers = page.getByRole('tab', { name: words.customers.tab_documents });
  await expect(async () => {
    await papers.click();
    await expect(papers).toHaveAttribute('aria-selected', 'true', { timeout: 1000 });
  }).toPass();
}

test('a half-typed customer is not lost by one tap; with nothing typed, or everything saved, there is no question', {
  tag: '@phone',
}, async ({ page, company, signIn }) => {
  await signIn('agent');
  await openForm(page);
  // No bar is under the form's own.
  await expect(page.locator('[data-places]')).toBeHidden();
  await wayBack(page).click();
  await expect(page).toHaveURL('/customers');
  await openForm(page);
  await page.locator('#licenseNumber').fill('LX-77');
  await wayBack(page).click();
  await expect(question(page)).toBeVisible();
  await expectAccessible(page);
  await keepEditing(page);
  await expect(question(page)).toHaveCount(0);
  await expect(page).toHaveURL('/customers/new');
  await expect(page.locator('#licenseNumber')).toHaveValue('LX-77');

  await page.getByRole('link', { name: words.action.back }).click();
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await page.getByRole('button', { name: words.nav.user_menu }).click();
  await page.getByRole('menuitem', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('#licenseNumber')).toHaveValue('LX-77');
  await page.getByRole('button', { name: WORDS.fr.nav.user_menu }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: words.nav.user_menu }).click();
  await page.getByRole('menuitem', { name: words.auth.logout }).click();
  await keepEditing(page);
  await expect(page).toHaveURL('/customers/new');
  await wayBack(page).click();
  await discard(page);
  await expect(page).toHaveURL('/customers');
  expect(await countIn(company, 'customers')).toBe(1);

  await openForm(page);
  await page.locator('#licenseNumber').fill('LX-78');
  await page.getByRole('tab', { name: words.customers.tab_basic }).click();
  await page.locator('#fullName').fill('Ketly Bastien');
  await page.getByRole('button', { name: words.customers.add }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ketly Bastien' })).toBeVisible();
  await expect(question(page)).toHaveCount(0);
});

test('a customer and a driver half typed in the wizard are not lost by a tap beside, Escape or Cancel', async ({
  page,
  company,
  signIn,
}) => {
  await signIn('agent');
  await page.goto((await makeOpenDraft(company, 'agreement')).path);
  for (const title of [words.rentals.new_customer, words.drivers.new]) {
    if (title === words.drivers.new) await page.getByRole('button', { name: words.rentals.add_driver }).click();
    const open = page.getByRole('button', { name: title, exact: true });
    const dialog = page.getByRole('dialog', { name: title, exact: true });
    await open.click();
    await expect(dialog.locator('#fullName')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await open.click();
    await dialog.locator('#fullName').fill('Wilner Toussaint');
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeVisible();
    await keepEditing(page);
    await expect(question(page)).toHaveCount(0);
    // Until the question has gone from the screen, nothing beside the form hears a press.
    await expect(async () => {
      await page.mouse.click(5, 5);
      await expect(question(page)).toBeVisible({ timeout: 1000 });
    }).toPass();
    await keepEditing(page);
    await expect(question(page)).toHaveCount(0);
    await dialog.getByRole('button', { name: words.action.back }).click();
    await keepEditing(page);
    await expect(dialog.locator('#fullName')).toHaveValue('Wilner Toussaint');
    await dialog.getByRole('button', { name: words.action.close }).click();
    await discard(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await expect(page.locator('#customerId')).toHaveValue(company.customer.name);
});

test('neither a half-filled payment nor a half-filled return is lost by one tap', {
  tag: '@phone',
}, async ({ page, company, signIn }) => {
  await signIn('agent');
  const { id } = await makeActiveRental(company, { vehicleId: company.vehicle.id });
  await page.goto(`/rentals/${id}`);
  await page.getByRole('button', { name: words.payments.collect_deposit }).click();
  const payment = page.getByRole('dialog', { name: words.payments.collect_deposit, exact: true });
  await payment.getByLabel(words.payments.reference).fill('MonCash 4711');
  await page.keyboard.press('Escape');
  await keepEditing(page);
  await expect(payment.getByLabel(words.payments.reference)).toHaveValue('MonCash 4711');
  await payment.getByRole('button', { name: words.action.back }).click();
  await discard(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await countIn(company, 'payments')).toBe(0);

  await page.getByRole('link', { name: words.rentals.take_back }).click();
  await page.locator('#fuelLevel').selectOption('half');
  await page.locator('#odometerKm').fill('40025');
  await wayBack(page, /^R-/).click();
  await keepEditing(page);
  await expect(question(page)).toHaveCount(0);
  await expect(page.locator('#odometerKm')).toHaveValue('40025');
  await page.locator('#unsignedReason').selectOption('key_drop');
  await page.getByRole('button', { name: words.rentals.take_back }).last().click();
  await expect(page).toHaveURL(/returned/);
  await expect(question(page)).toHaveCount(0);
});

test('the browser’s Back asks before it drops what was typed, and goes back where nothing was', {
  tag: '@phone',
}, async ({ page, signIn }) => {
  await signIn('agent');
  const back = () => page.evaluate(() => window.history.back());
  await page.goto('/customers');
  const add = page.getByRole('link', { name: words.customers.add }).first();
  await untilHydrated(add);
  await add.click();
  await expect(page.locator('#fullName')).toBeVisible();
  await back();
  await expect(page).toHaveURL('/customers');
  await add.click();
  await untilHydrated(page.locator('#fullName'));
  await page.locator('#fullName').fill('Ketly Bastien');
  await back();
  await expect(question(page)).toBeVisible();
  await expect(page).toHaveURL('/customers/new');
  await keepEditing(page);
  await expect(page.locator('#fullName')).toHaveValue('Ketly Bastien');
  // The second press is as the first, and a yes leads to where Back would have led.
  await back();
  await discard(page);
  await expect(page).toHaveURL('/customers');
  await expect(page.getByRole('heading', { level: 1, name: words.customers.title })).toBeVisible();
  // Forward returns to an empty form, and nothing is asked any more.
  await page.evaluate(() => window.history.forward());
  await expect(page).toHaveURL('/customers/new');
  await back();
  await expect(page).toHaveURL('/customers');
});
