import { expect, type Page } from '@playwright/test';
import { localDay, localToInstant, shiftDay } from '@/lib/dates';
import { makeVehicle } from '@/tests/support/factories';
import { makeReservation } from '@/tests/support/make-reservation';
import { makeVehicleClass } from '@/tests/support/make-rule';
import type { Company } from './parts/company';
import { test } from './parts/journey';
import { say, WORDS } from './parts/words';

const words = WORDS.en;
const ZONE = 'America/Port-au-Prince';
const NAME_PX = 208;
const SHOWN_DAYS = 14;

/** The local day that is so many days ahead. */
const ahead = (days: number) => shiftDay(localDay(new Date(), ZONE), days);
const nine = (days: number) => localToInstant(`${ahead(days)}T09:00`, ZONE) ?? new Date();

async function expectForm(page: Page, { vehicle }: Company, pickup: number, due: number): Promise<void> {
  await expect(page).toHaveURL(/\/rentals\/reservation\?/);
  await expect(page.locator('#vehicleId')).toHaveValue(new RegExp(vehicle.plate));
  await expect(page.locator('#pickupAt')).toHaveValue(`${ahead(pickup)}T09:00`);
  await expect(page.locator('#dueAt')).toHaveValue(`${ahead(due)}T09:00`);
}

test('a clerk opens a booking by keys, and reserves free days by keys and by a drag', async ({
  page,
  company,
  signIn,
}) => {
  const booked = { vehicleId: company.vehicle.id, pickupAt: nine(2), dueAt: nine(4) };
  const { id, number } = await makeReservation(company, booked);
  await signIn('agent');
  await page.goto('/availability');
  const grid = page.getByRole('grid', { name: words.availability.grid });
  const bar = grid.getByRole('link', { name: new RegExp(number) });
  await expect(bar).toHaveAccessibleName(/Nissan Patrol, .+ is reserved for Marie-Flore Desrosiers/);

  // One tab stop: the vehicle, then what is free today and tomorrow, then the booking.
  await grid.getByRole('rowheader').getByRole('link').focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  for (const stop of [/Patrol/, /is free on/, /is free on/, new RegExp(number)]) {
    await expect(page.locator(':focus')).toHaveAccessibleName(stop);
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/reservations/${id}$`));

  await page.goto(`/availability?from=${ahead(6)}`);
  await grid.getByRole('rowheader').getByRole('link').focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight'])
    await page.keyboard.press(key);
  await expect(page.locator(':focus')).toHaveAccessibleName(/is free from .+ to .+/);
  await page.keyboard.press('Enter');
  await expectForm(page, company, 7, 10);

  await page.goto(`/availability?from=${ahead(1)}`);
  const row = await grid.getByRole('row').nth(1).boundingBox();
  if (!row) throw new Error('the vehicle has no row');
  const x = (column: number) => row.x + NAME_PX + ((row.width - NAME_PX) / SHOWN_DAYS) * (column + 0.5);
  const y = row.y + row.height / 2;
  await page.mouse.move(x(7), y);
  await page.mouse.down();
  // To the left, beyond the booking: what is chosen ends on the day on which it gives the vehicle back.
  await page.mouse.move(x(0), y, { steps: 5 });
  await page.mouse.up();
  await expectForm(page, company, 4, 9);
});

test('a phone shows what goes out and is free on one day after the other', { tag: '@phone' }, async ({
  page,
  company,
  signIn,
}) => {
  const other = await makeVehicle(company, { make: 'Kia', model: 'Rio' });
  await makeReservation(company, { vehicleId: other, pickupAt: nine(1), dueAt: nine(3) });
  await signIn('agent');
  await page.goto('/availability');
  await expect(page.getByText(words.availability.out_none)).toBeVisible();
  await page.getByRole('link', { name: words.availability.next_day }).click();
  const heading = page.getByRole('heading', { name: new RegExp(`^${words.availability.out}`) });
  const out = page.locator('section').filter({ has: heading });
  await expect(out.getByRole('link')).toHaveCount(1);
  await expect(out.getByText('09:00')).toBeVisible();
  const vehicle = `Nissan Patrol, ${company.vehicle.plate}`;
  await page.getByRole('link', { name: say('availability.reserve_named', { vehicle }) }).click();
  await expectForm(page, company, 1, 2);
});

test('a search finds from when a vehicle of a class is free for so long', async ({ page, company, signIn }) => {
  const classId = await makeVehicleClass(company, 'Gwo machin');
  const vehicleId = await makeVehicle(company, { make: 'Kia', model: 'Rio', plate: 'AB-1', plateKey: 'AB1', classId });
  await makeReservation(company, { vehicleId, pickupAt: nine(2), dueAt: nine(4) });
  await signIn('agent');
  await page.goto('/availability');
  await page.getByRole('link', { name: words.availability.find }).click();
  await page.getByLabel(words.availability.find_days).fill('5');
  await page.getByLabel(words.availability.find_day, { exact: true }).fill(ahead(1));
  await page.getByRole('main').getByRole('button', { name: words.action.search }).click();
  await page.getByRole('link', { name: say('availability.reserve_named', { vehicle: 'Kia Rio, AB-1' }) }).click();
  await expectForm(page, { ...company, vehicle: { id: vehicleId, plate: 'AB-1' } }, 4, 9);
});
