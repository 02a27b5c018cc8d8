import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { returnRental } from '@/lib/rentals/return-rental';
import { localIn } from '@/tests/support/agreement';
import { asAgent } from '@/tests/support/contexts';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { expectAccessible } from './parts/accessible';
import { type Company, countIn } from './parts/company';
import { countActs } from './parts/count-acts';
import { drawSignature } from './parts/draw-signature';
import { isStored } from './parts/gallery';
import { test } from './parts/journey';
import { shownButton, vehicleCard } from './parts/wizard';
import { WORDS } from './parts/words';

const words = WORDS.en;
/** What a hand-over to a known customer may take at the counter, from the dashboard to the signed paper. */
const MOST_ACTS = 15;
/** The same for a stranger with a license. */
const MOST_ACTS_NEW = 25;
const LICENSE = path.join(import.meta.dirname, '../fixtures/scan/licence.jpg');
// The first scan downloads and starts two readers, while other journeys run on the same machine.
const PATIENCE = { timeout: 90_000 };

/** The company's vehicle came back yesterday, so that its state is known. */
async function returnYesterday(company: Company): Promise<void> {
  const before = await makeActiveRental(company, { vehicleId: company.vehicle.id, customerId: company.customer.id });
  await returnRental(await asAgent(company), {
    ...{ rentalId: before.id, returnedAt: localIn(-24), odometerKm: 40_100, fuelLevel: 'half' },
    ...{ unsignedReason: 'key_drop', damageNotes: '', odometerConfirmed: true },
  });
}

/** From the vehicle to the agreement's paper, once the customer is chosen. */
async function handOver(page: Page, plate: string): Promise<void> {
  await vehicleCard(page, plate).click();
  await expectAccessible(page);
  await shownButton(page, words.action.next).click();
  await page.getByRole('button', { name: /^As at the last inspection: 40,100 km, fuel 1\/2$/ }).click();
  await shownButton(page, words.action.next).click();
  await page.getByRole('button', { name: WORDS.fr.rentals.ack_all }).click();
  await drawSignature(page, WORDS.fr.rentals.customer_signature);
  await drawSignature(page, words.rentals.agent_signature);
  await shownButton(page, words.action.next).click();
  await page.getByRole('checkbox', { name: /500\.00\sUSD/ }).check();
  await expect(page.locator('#givenCents')).toHaveValue('500.00');
  await expectAccessible(page);
  await shownButton(page, words.action.next).click();
  await shownButton(page, words.rentals.activate).click();
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: words.rentals.open_agreement }).click();
  await opened;
}

/** The agreement and the deposit's receipt can be read. */
async function expectPapers(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /R-20\d\d-\d{5}/ })).toBeVisible();
  const papers = await page.evaluate(async () => {
    const id = window.location.pathname.split('/').at(-1);
    const receipt = document.querySelector('a[href$="/receipt"]')?.getAttribute('href');
    const heads = [`/api/rentals/${id}/agreement`, String(receipt)].map(async (url) =>
      (await (await fetch(url)).text()).slice(0, 5),
    );
    return Promise.all(heads);
  });
  expect(papers).toEqual(['%PDF-', '%PDF-']);
}

test('a known customer has the signed agreement and the deposit’s receipt after at most 15 acts', {
  tag: '@phone',
}, async ({ page, company, signIn }) => {
  const { vehicle, customer } = company;
  await returnYesterday(company);
  await signIn('agent');
  await page.goto('/dashboard');
  const acts = await countActs(page);

  await page.getByRole('link', { name: words.nav.new_rental }).filter({ visible: true }).first().click();
  await page.locator('#customerId').click();
  await acts.type(page.locator('#customerId'), customer.name.slice(0, 8));
  await expect(page.getByRole('option', { name: customer.name })).toBeVisible();
  await page.locator('#customerId').press('Enter');
  await handOver(page, vehicle.plate);

  expect(await acts.count(), 'taps, and fields typed into').toBeLessThanOrEqual(MOST_ACTS);
  await expectPapers(page);
  expect(await countIn(company, 'payments', "t.kind = 'deposit' and t.amount_cents = 50000")).toBe(1);
  await expect(page.getByRole('button', { name: words.payments.collect_deposit })).toHaveCount(0);
});

test('a stranger whose license is scanned has the signed agreement after at most 25 acts', {
  tag: '@phone',
}, async ({ page, company, signIn }) => {
  test.slow();
  await returnYesterday(company);
  await signIn('agent');
  await page.goto('/dashboard');
  const acts = await countActs(page);

  await page.getByRole('link', { name: words.nav.new_rental }).filter({ visible: true }).first().click();
  await page.getByRole('button', { name: words.rentals.new_customer, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.scan.button, exact: true }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('dialog').getByText(words.scan.choose_file).click();
  await (await chooser).setFiles(LICENSE);
  await expect(page.getByRole('heading', { name: words.scan.found_license })).toBeVisible(PATIENCE);
  await page.getByRole('button', { name: words.scan.fill_in }).click();
  const form = page.getByRole('dialog');
  await form.locator('#phone').click();
  await acts.type(form.locator('#phone'), '37120000');
  const stored = page.waitForResponse(isStored, PATIENCE);
  await form.getByRole('button', { name: words.customers.add, exact: true }).click();
  await stored;
  await handOver(page, company.vehicle.plate);

  expect(await acts.count(), 'taps, and fields typed into').toBeLessThanOrEqual(MOST_ACTS_NEW);
  await expectPapers(page);
  expect(await countIn(company, 'customers')).toBe(2);
});
