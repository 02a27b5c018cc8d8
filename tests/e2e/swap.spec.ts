import { expect } from '@playwright/test';
import { DAY_MS } from '@/lib/durations';
import { makeVehicle } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { expectAccessible } from './parts/accessible';
import { chooseMore } from './parts/choose-more';
import { drawSignature } from './parts/draw-signature';
import { test } from './parts/journey';
import { photoFile } from './parts/photo-file';
import { say, WORDS } from './parts/words';

const words = WORDS.en;

test('a vehicle breaks down: another one is given for it, both sign, and the first stays out of service', async ({
  page,
  company,
  signIn,
}) => {
  await signIn('manager');
  await makeVehicle(company, { make: 'Kia', model: 'Rio', plate: 'AB-77', plateKey: 'AB77', dailyRateCents: 6000 });
  const values = { customerId: company.customer.id };
  // In the middle of its second day, so that two days have not begun, however long this takes.
  const out = new Date(Date.now() - 1.5 * DAY_MS);
  const { id } = await makeActiveRental(company, { vehicleId: company.vehicle.id, out, values });
  await page.goto(`/rentals/${id}`);
  await chooseMore(page, words.action.swap_vehicle);

  await page.locator('#odometerInKm').fill('40100');
  await page.locator('#fuelIn').selectOption('full');
  await page.locator('#damageIn').fill('Gearbox broken');
  await page.getByLabel(words.rentals.swap_out_of_service).check();
  await page.locator('#outOfServiceReason').fill('Gearbox');
  const choosers = page.locator('[data-file-input]');
  await choosers.first().setInputFiles([await photoFile('gearbox.jpg')]);
  await page.locator('#vehicleId').fill('AB-77');
  await page.getByRole('option', { name: /AB-77/ }).click();
  await page.locator('#odometerOutKm').fill('40010');
  await page.locator('#fuelOut').selectOption('full');
  await choosers.last().setInputFiles([await photoFile('rio.jpg')]);
  await expect(page.getByText(words.rentals.extend_same_price)).toBeVisible();

  // The new vehicle's rate for the two days left is another price.
  await page.getByLabel(words.rentals.swap_new_rate).check();
  await expect(page.getByText('10.00 USD').first()).toBeVisible();
  await drawSignature(page, words.rentals.customer_signature);
  await drawSignature(page, words.rentals.agent_signature);
  await expectAccessible(page);
  await page.getByRole('button', { name: words.action.swap_vehicle }).filter({ visible: true }).click();

  await expect(page).toHaveURL(`/rentals/${id}`);
  await expect(page.getByText(words.rentals.event_swapped)).toBeVisible();
  await expect(page.getByText(words.rentals.vehicles_before)).toBeVisible();
  // The innermost: the card around them holds the photos of all.
  const photosOf = (name: string) =>
    page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name }) })
      .last();
  const first = `Nissan Patrol, ${company.vehicle.plate}`;
  await expect(photosOf(say('rentals.photos_at_return_of', { vehicle: first })).locator('img')).toHaveCount(1);
  await expect(photosOf(say('rentals.photos_at_pickup_of', { vehicle: 'Kia Rio, AB-77' })).locator('img')).toHaveCount(
    1,
  );
  await expect(page.getByRole('link', { name: /-A1/ })).toBeVisible();
  await page.getByRole('link', { name: new RegExp(company.vehicle.plate) }).click();
  await expect(page.getByText(words.status.maintenance).first()).toBeVisible();
});
