import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { drawSignature } from './draw-signature';
import { at, setLanguage, signIn } from './sign-in';
import { WORDS, type Words } from './words';

export type Locale = 'en' | 'fr' | 'ht';

interface Chapter {
  locale: Locale;
  company: 'lakay' | 'palmis';
  device: string;
}

interface Scene {
  mark: string;
  company: string;
}

/** A clerk makes a vehicle and a customer, hands the car over, takes the deposit, takes the car back and settles. */
export async function story(page: Page, chapter: Chapter): Promise<void> {
  const words = WORDS[chapter.locale];
  const mark = createHash('sha256')
    .update(`${chapter.locale}${chapter.device}${Date.now()}`)
    .digest('hex')
    .slice(0, 6)
    .toUpperCase();
  await setLanguage(page, chapter.locale);
  await signIn(page, chapter.company, 'manager');
  await expect(page.locator('html')).toHaveAttribute('lang', chapter.locale);
  await expectAccessible(page);
  await makeVehicle(page, words, { mark, company: chapter.company });
  await makeCustomer(page, words, { mark, company: chapter.company });
  await handOver(page, words, { mark, company: chapter.company });
  await takeDeposit(page, words);
  await takePart(page, words);
  await takeBack(page, words);
}

async function makeVehicle(page: Page, words: Words, { mark, company }: Scene): Promise<void> {
  await page.goto(at(company, '/vehicles'));
  await expectAccessible(page);
  await page.getByRole('link', { name: words.vehicles.add }).first().click();
  await page.locator('#make').fill('Toyota');
  await page.locator('#model').fill('RAV4');
  await page.locator('#year').fill('2022');
  await page.locator('#plate').fill(`ze ${mark}`);
  await page.locator('#dailyRateCents').fill('95,50');
  await page.locator('#odometerKm').fill('12 000');
  await expectAccessible(page);
  await page.getByRole('button', { name: words.vehicles.add }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Toyota RAV4 2022' })).toBeVisible();
  await expect(page.getByText(`ZE ${mark}`)).toBeVisible();
  await expectAccessible(page);
}

async function makeCustomer(page: Page, words: Words, { mark, company }: Scene): Promise<void> {
  await page.goto(at(company, '/customers/new'));
  await page.locator('#fullName').fill(`Rose-Andrée Éxantus ${mark}`);
  // A number of his own: who has another's is asked about before he is saved.
  const last = String(Number.parseInt(mark, 16) % 10_000).padStart(4, '0');
  await page.locator('#phone').fill(`3700 ${last}`);
  await page.getByRole('button', { name: words.customers.add }).click();
  await expect(page.getByText(words.errors.required).first()).toBeVisible();
  await page.getByRole('tab', { name: words.customers.tab_documents }).click();
  await page.locator('#licenseNumber').fill(`LX-${mark}`);
  await page.locator('#licenseExpiresOn').fill('2031-05-01');
  await expectAccessible(page);
  await page.getByRole('button', { name: words.customers.add }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Rose-Andrée Éxantus ${mark}` })).toBeVisible();
  await expect(page.getByText(`+509 3700-${last}`)).toBeVisible();
  await expectAccessible(page);
}

async function handOver(page: Page, words: Words, { mark, company }: Scene): Promise<void> {
  await page.goto(at(company, '/rentals/new'));
  await page.locator('#vehicleId').fill(mark);
  await page.getByRole('option', { name: new RegExp(mark) }).click();
  await page.locator('#customerId').fill(`exantus ${mark}`);
  await page.getByRole('option', { name: new RegExp(mark) }).click();
  const price = page.getByRole('region', { name: words.rentals.price });
  await expect(price.getByText(/331[.,]50/)).toBeVisible();
  await page.locator('#discountCents').fill('31,50');
  await page.locator('#discountReason').fill('Kliyan fidèl');
  await expect(price.getByText(/300[.,]00/).last()).toBeVisible();
  await expectAccessible(page);
  await next(page, words);
  await page.getByText(words.inspections.fuel_three_quarters, { exact: true }).click();
  await page.locator('#odometerKm').fill('12010');
  await expectAccessible(page);
  await next(page, words);
  await drawSignature(page, words.rentals.customer_signature);
  await drawSignature(page, words.rentals.agent_signature);
  await expectAccessible(page);
  await next(page, words);
  for (const name of ['ack_terms', 'ack_charges', 'ack_gps', 'ack_no_border'] as const)
    await page.getByText(words.rentals[name]).click();
  await expectAccessible(page);
  await next(page, words);
  await expect(page.getByRole('img', { name: words.rentals.customer_signature })).toBeVisible();
  await expectAccessible(page);
  await visible(page, words.rentals.activate).click();
  await expect(page).toHaveURL(/\/rentals\/[0-9a-f-]{36}/);
  await expect(page.getByRole('heading', { level: 1, name: /R-20\d\d-\d{5}/ })).toBeVisible();
  const paper = await page.evaluate(async () => {
    const id = window.location.pathname.split('/').at(-1);
    const answer = await fetch(`/api/rentals/${id}/agreement`);
    return { status: answer.status, type: answer.headers.get('content-type'), head: (await answer.text()).slice(0, 5) };
  });
  expect(paper).toEqual({ status: 200, type: 'application/pdf', head: '%PDF-' });
  await expectAccessible(page);
}

async function takeDeposit(page: Page, words: Words): Promise<void> {
  await page.getByRole('button', { name: words.payments.collect_deposit }).click();
  await expect(page.locator('#amountCents')).toHaveValue(/^500[.,]00$/);
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: words.payments.collect }).click();
  await expect(page.getByText(words.success.payment_saved)).toBeVisible();
}

/** A part of the price is paid at the start, and its receipt printed. */
async function takePart(page: Page, words: Words): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${words.payments.collect}: R-`) }).click();
  await expect(page.locator('#amountCents')).toHaveValue(/^300[.,]00$/);
  await page.locator('#amountCents').fill('50,00');
  await expectAccessible(page);
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
  await expectAccessible(page);
  await page.getByRole('button', { name: words.rentals.take_back }).last().click();
  await expect(page).toHaveURL(/returned/);
  await expect(page.getByRole('button', { name: words.payments.refund_deposit })).toBeVisible();
  await page.getByRole('button', { name: words.payments.refund_deposit }).click();
  await expect(page.locator('#amountCents')).toHaveValue(/^220[.,]00$/);
  await page.getByRole('dialog').locator('button[type=submit]').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: words.payments.refund_deposit })).toHaveCount(0);
  await expectAccessible(page);
}

async function next(page: Page, words: Words): Promise<void> {
  await visible(page, words.action.next).click();
}

/** The wide screen and the phone each have their own button; only one of them is shown. */
function visible(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true }).filter({ visible: true });
}
