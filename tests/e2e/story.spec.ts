import { expect, type Page } from '@playwright/test';
import { drawSignature } from './parts/draw-signature';
import { test } from './parts/journey';
import { photoFile } from './parts/photo-file';
import { openFold, shownButton, vehicleCard } from './parts/wizard';
import { WORDS, type Words } from './parts/words';

const NAME = 'Rose-Andrée Éxantus';

// All of the counter's work, done only by hand: once, on the smaller device and in a language other journeys do not use.
test.use({ locale: 'ht-HT' });

test('a vehicle and a customer, a hand-over, deposit and part payment, the return, the settlement', {
  tag: '@phone',
}, async ({ page, signIn }) => {
  test.slow();
  const words = WORDS.ht;
  await signIn('manager');
  await makeVehicle(page, words);
  await makeCustomer(page, words);
  await handOver(page, words);
  await takeDeposit(page, words);
  await takePart(page, words);
  await takeBack(page, words);
});

async function makeVehicle(page: Page, words: Words): Promise<void> {
  await page.goto('/vehicles');
  await page.getByRole('link', { name: words.vehicles.add }).first().click();
  await page.locator('#make').fill('Toyota');
  await page.locator('#model').fill('RAV4');
  await page.locator('#year').fill('2022');
  await page.locator('#plate').fill('ze 4711');
  await page.locator('#dailyRateCents').fill('95,50');
  await page.locator('#odometerKm').fill('12 000');
  await page.getByRole('button', { name: words.vehicles.add }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Toyota RAV4 2022' })).toBeVisible();
  await expect(page.getByText('ZE 4711', { exact: true })).toBeVisible();
}

async function makeCustomer(page: Page, words: Words): Promise<void> {
  await page.goto('/customers/new');
  await page.locator('#fullName').fill(NAME);
  await page.locator('#phone').fill('3700 1234');
  await page.getByRole('button', { name: words.customers.add }).click();
  await expect(page.getByText(words.errors.required).first()).toBeVisible();
  await page.getByRole('tab', { name: words.customers.tab_documents }).click();
  await page.locator('#licenseNumber').fill('LX-4711');
  await page.locator('#licenseExpiresOn').fill('2031-05-01');
  await page.getByRole('button', { name: words.customers.add }).click();
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  await expect(page.getByText('+509 3700-1234')).toBeVisible();
}

async function handOver(page: Page, words: Words): Promise<void> {
  await page.goto('/rentals/new');
  await page.locator('#vehicleSearch').fill('ze4711');
  await vehicleCard(page, 'ZE 4711').click();
  await page.locator('#customerId').fill('exantus');
  await page.getByRole('option', { name: NAME }).click();
  const price = page.getByRole('region', { name: words.rentals.price });
  await expect(price.getByText(/331[.,]50/)).toBeVisible();
  await openFold(page, words.rentals.change_prices);
  await page.locator('#discountCents').fill('31,50');
  await page.locator('#discountReason').fill('Kliyan fidèl');
  await expect(price.getByText(/300[.,]00/).last()).toBeVisible();
  await shownButton(page, words.action.next).click();
  await page.getByText(words.inspections.fuel_three_quarters, { exact: true }).click();
  await page.locator('#odometerKm').fill('12010');
  await shownButton(page, words.action.next).click();
  const hand = page.getByRole('button', { name: words.rentals.hand_screen });
  await hand.click();
  await page.keyboard.press('Escape');
  await expect(hand).toBeFocused();
  await hand.click();
  // The customer holds the screen: it speaks French, and nothing of the clerk's can be pressed.
  const { rentals } = WORDS.fr;
  const screen = page.getByRole('dialog', { name: rentals.agreement });
  await expect(screen).toContainText('Toyota RAV4');
  await expect(page.locator('dialog:modal')).toHaveCount(1);
  await screen.getByText(rentals.ack_gps).click();
  await screen.getByRole('button', { name: rentals.ack_all }).click();
  await expect(screen.getByRole('checkbox', { checked: true })).toHaveCount(4);
  await expect(screen.getByLabel(rentals.signer_name)).toBeVisible();
  await expect(screen.getByText(rentals.sign_here)).toBeVisible();
  await expect(screen.getByText(rentals.sign_caption.replace('{date}', ''))).toBeVisible();
  await drawSignature(page, rentals.customer_signature);
  await expect(screen.getByRole('button', { name: WORDS.fr.action.clear_signature })).toBeVisible();
  await screen.getByRole('button', { name: rentals.signed_back }).click();
  await expect(page.getByRole('region', { name: words.rentals.agent_signature })).toBeFocused();
  await drawSignature(page, words.rentals.agent_signature);
  await shownButton(page, words.action.next).click();
  await shownButton(page, words.action.next).click();
  await expect(page.getByRole('img', { name: words.rentals.customer_signature })).toBeVisible();
  await shownButton(page, words.rentals.activate).click();
  await expect(page).toHaveURL(/\/rentals\/[0-9a-f-]{36}/);
  await expect(page.getByRole('heading', { level: 1, name: /R-20\d\d-\d{5}/ })).toBeVisible();
  const paper = await page.evaluate(async () => {
    const id = window.location.pathname.split('/').at(-1);
    const answer = await fetch(`/api/rentals/${id}/agreement`);
    return { status: answer.status, type: answer.headers.get('content-type'), head: (await answer.text()).slice(0, 5) };
  });
  expect(paper).toEqual({ status: 200, type: 'application/pdf', head: '%PDF-' });
}

async function headOf(link: Element): Promise<string> {
  const answer = await fetch(String(link.getAttribute('href')));
  return (await answer.text()).slice(0, 5);
}

async function takeDeposit(page: Page, words: Words): Promise<void> {
  await page.getByRole('button', { name: words.payments.collect_deposit }).click();
  await expect(page.locator('#amountCents')).toHaveValue(/^500[.,]00$/);
  const dialog = page.getByRole('dialog', { name: words.payments.collect_deposit });
  await dialog.getByRole('button', { name: words.payments.collect_deposit }).click();
  await expect(page.getByText(words.success.payment_saved)).toBeVisible();
}

/** Part of the price is paid at the start, and its receipt printed. */
async function takePart(page: Page, words: Words): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${words.payments.collect}: R-`) }).click();
  await expect(page.locator('#amountCents')).toHaveValue(/^300[.,]00$/);
  await page.locator('#amountCents').fill('50,00');
  await page.getByRole('dialog').getByRole('button', { name: words.payments.collect }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const receipts = page.locator('a[href$="/receipt"]');
  await expect(receipts).toHaveCount(2);
  const papers = await receipts.evaluateAll((links) =>
    Promise.all(links.map(async (link) => (await (await fetch(String(link.getAttribute('href')))).text()).slice(0, 5))),
  );
  expect(papers).toEqual(['%PDF-', '%PDF-']);
}

async function takeBack(page: Page, words: Words): Promise<void> {
  await page.getByRole('link', { name: words.rentals.take_back }).click();
  await page.locator('#fuelLevel').selectOption('half');
  await page.locator('#odometerKm').fill('12110');
  await expect(page.getByText(words.pricing.kind_fuel).first()).toBeVisible();
  await page
    .locator('[data-file-input]')
    .first()
    .setInputFiles([await photoFile('bumper.jpg')]);
  await drawSignature(page, words.rentals.customer_signature);
  await page.getByRole('button', { name: words.rentals.take_back }).last().click();
  await expect(page).toHaveURL(/returned/);
  await expect(page.locator('img[src*="thumbnail"]')).toHaveCount(1);
  const invoice = page.locator('a[href*="/invoices/"]');
  await expect(invoice).toHaveText(/R-20\d\d-\d{5}-F1/);
  expect(await invoice.evaluate(headOf)).toBe('%PDF-');
  await expect(page.getByRole('button', { name: words.payments.refund_deposit })).toBeVisible();
  await page.getByRole('button', { name: words.payments.refund_deposit }).click();
  await expect(page.locator('#amountCents')).toHaveValue(/^220[.,]00$/);
  await page.getByRole('dialog').locator('button[type=submit]').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: words.payments.refund_deposit })).toHaveCount(0);
}
