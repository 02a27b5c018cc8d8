import { expect } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { withTenant } from '@/db/client';
import { customers } from '@/db/schema/customers';
import { createReservation } from '@/lib/reservations/create-reservation';
import { asAgent } from '@/tests/support/contexts';
import { makeCustomer, makeVehicle } from '@/tests/support/factories';
import { makeVehicleClass } from '@/tests/support/make-rule';
import { reservationValues } from '@/tests/support/reserve';
import { chooseMore } from './parts/choose-more';
import { holdScripts } from './parts/hold-scripts';
import { test } from './parts/journey';
import { shownButton } from './parts/wizard';
import { say, WORDS } from './parts/words';

const words = WORDS.en;

test('a clerk reserves a vehicle, corrects it in the review, and hands it over from there', {
  tag: '@phone',
}, async ({ page, company, signIn }) => {
  const { vehicle, customer } = company;
  await withTenant(company.id, (tx) =>
    tx.update(customers).set({ phone: '+50937000009', language: 'ht' }).where(eq(customers.id, customer.id)),
  );
  const taken = { vehicleId: vehicle.id, expectedTotalCents: 24_000 };
  const other = await createReservation(
    await asAgent(company),
    reservationValues(await makeCustomer(company), {}, { ...taken }),
  );
  await signIn('agent');
  await page.goto('/reservations');
  await expect(page.getByText(other.number).filter({ visible: true })).toBeVisible();
  await page.getByRole('link', { name: words.nav.new_reservation }).filter({ visible: true }).first().click();
  const price = page.getByRole('region', { name: words.rentals.price });
  await page.locator('#customerId').fill(customer.name);
  await page.getByRole('option', { name: customer.name }).click();

  // The vehicle is taken then, and the screen says by what; a week later it is free.
  await page.locator('#vehicleId').fill(vehicle.plate);
  await expect(page.getByRole('option', { name: new RegExp(other.number) })).toBeVisible();
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await page.locator('#pickupAt').fill(`${day(8)}T10:00`);
  await page.locator('#dueAt').fill(`${day(10)}T10:00`);
  await page.locator('#vehicleId').fill(vehicle.plate);
  await page.getByRole('option', { name: new RegExp(vehicle.plate) }).click();
  await expect(price.getByText('240.00 USD').first()).toBeVisible();
  await page.getByLabel(new RegExp(words.reservations.option_child_seat)).check();
  await expect(price.getByText('250.00 USD').first()).toBeVisible();
  await page.locator('#specialRequests').fill('No smoke');
  await shownButton(page, words.reservations.step_review).click();
  await expect(page.getByText('No smoke')).toBeVisible();

  // Back keeps everything.
  await page.goBack();
  await expect(page.locator('#specialRequests')).toHaveValue('No smoke');
  await page.locator('#returnLocation').fill('Okap');
  await shownButton(page, words.reservations.step_review).click();
  await expect(page.getByText('Okap')).toBeVisible();
  await shownButton(page, words.reservations.confirm).click();

  await expect(page).toHaveURL(/\/reservations\/[0-9a-f-]{36}$/);
  await expect(page.getByText('No smoke')).toBeVisible();
  const whatsapp = page.getByRole('link', { name: words.reservations.whatsapp, exact: true });
  await expect(whatsapp).toHaveAttribute('href', /wa\.me\/50937000009\?text=Bonjou/);
  await page.getByRole('button', { name: words.reservations.convert }).click();
  await expect(page).toHaveURL(/\/rentals\/new\?draft=/);
  await expect(page.locator('#returnLocation')).toHaveValue('Okap');
  await expect(page.getByRole('radio', { name: new RegExp(vehicle.plate) })).toBeChecked();
  await expect(page.getByText(/^120\.00\sUSD a day/).first()).toBeVisible();
});

test('a customer who is typed after one that was not found is searched for, not added', async ({
  page,
  company,
  signIn,
}) => {
  await signIn('agent');
  await page.goto('/rentals/reservation');
  const field = page.locator('#customerId');
  const add = page.getByRole('button', { name: say('customers.new_named', { name: 'Zzyzx' }) });
  await expect(async () => {
    await field.fill('Zzyzx');
    await expect(add).toBeVisible({ timeout: 2000 });
  }).toPass();
  await field.fill(company.customer.name);
  await field.press('Enter');
  await expect(page.getByRole('option', { name: company.customer.name })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a clerk books any vehicle of a class, sees when it has none, and edits and cancels the booking', async ({
  page,
  company,
  signIn,
}) => {
  const classId = await makeVehicleClass(company, 'Gwo machin');
  await makeVehicle(company, { classId, dailyRateCents: 9_500 });
  await signIn('agent');
  // A name typed before the scripts run is searched for once they do.
  const letGo = await holdScripts(page);
  await page.goto('/rentals/reservation', { waitUntil: 'commit' });
  await page.locator('#customerId').fill(company.customer.name);
  letGo();
  await page.getByRole('option', { name: company.customer.name }).click();
  await page.getByText(words.reservations.what_class).click();
  await page.locator('#classId').selectOption({ label: 'Gwo machin' });
  await shownButton(page, words.reservations.step_review).click();
  await expect(page.getByText(say('reservations.any_of_class', { name: 'Gwo machin' }))).toBeVisible();
  await shownButton(page, words.reservations.confirm).click();
  await expect(page.getByText(words.reservations.chosen_at_pickup)).toBeVisible();

  await page.getByRole('link', { name: words.action.edit, exact: true }).click();
  await page.locator('#specialRequests').fill('At the airport');
  await shownButton(page, words.reservations.step_review).click();
  await shownButton(page, words.action.save_changes).click();
  await expect(page.getByText('At the airport')).toBeVisible();

  const beside = await page.context().newPage();
  await beside.goto('/rentals/reservation');
  await beside.getByText(words.reservations.what_class).click();
  await beside.locator('#classId').selectOption({ label: 'Gwo machin' });
  await expect(beside.getByText(/The next one is free from/)).toBeVisible();
  await beside.close();

  await chooseMore(page, words.reservations.cancel);
  await page.getByRole('dialog').getByRole('textbox').fill('No flight');
  await page.getByRole('button', { name: /^Cancel V-/ }).click();
  await expect(page.getByText(words.status.reservation_cancelled).first()).toBeVisible();
  await expect(page.getByText('No flight').first()).toBeVisible();
});
