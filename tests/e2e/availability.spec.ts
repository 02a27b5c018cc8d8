import { expect, type Locator, type Page } from '@playwright/test';
import { localDay, localToInstant, shiftDay } from '@/lib/dates';
import { DAY_MS } from '@/lib/durations';
import { makeVehicle } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { makeReservation } from '@/tests/support/make-reservation';
import { expectAccessible } from './parts/accessible';
import type { Company } from './parts/company';
import { expectMoment } from './parts/expect-moment';
import { test } from './parts/journey';
import { NAME_PX, openGrid } from './parts/planner-grid';
import { say, WORDS } from './parts/words';

const words = WORDS.en;
const ZONE = 'America/Port-au-Prince';
/** What two days with the company's vehicle cost. */
const PROMISED = { dailyRateCents: 12_000, totalCents: 24_000 };

/** The local day that is so many days ahead. */
const ahead = (days: number) => shiftDay(localDay(new Date(), ZONE), days);
const nine = (days: number) => localToInstant(`${ahead(days)}T09:00`, ZONE) ?? new Date();

function reserveDays(company: Company, [pickup, due]: [number, number], vehicleId = company.vehicle.id) {
  return makeReservation(company, { vehicleId, pickupAt: nine(pickup), dueAt: nine(due), values: PROMISED });
}

async function expectForm(page: Page, { vehicle }: Company, pickup: number, due: number): Promise<void> {
  await expect(page).toHaveURL(/\/rentals\/reservation\?/);
  await expect(page.locator('#vehicleId')).toHaveValue(new RegExp(vehicle.plate));
  await expectMoment(page, 'pickupAt', `${ahead(pickup)}T09:00`);
  await expectMoment(page, 'dueAt', `${ahead(due)}T09:00`);
}

test.describe('on a device whose clock and zone are wrong', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('a clerk drags a booking, sees a new price before it counts, and what a colleague did meanwhile', async ({
    page,
    company,
    signIn,
    colleague,
  }) => {
    // Below the company's vehicle, in the order of names.
    await makeVehicle(company, { make: 'Toyota', model: 'Yaris', dailyRateCents: 4_000 });
    const out = await makeVehicle(company, { make: 'Zotye', model: 'Z100' });
    const rental = await makeActiveRental(company, { vehicleId: out, out: nine(-2), due: nine(3) });
    const { number } = await reserveDays(company, [2, 4]);
    await signIn('agent');
    await page.clock.setSystemTime(Date.now() + 3 * DAY_MS);
    const other = await colleague('manager');
    const theirs = await openGrid(other, '/availability');
    const { grid, barOf, drag, dayPx } = await openGrid(page, '/availability');
    await expect(grid.getByRole('columnheader').nth(1)).toHaveAccessibleName(
      new RegExp(` ${Number(ahead(0).slice(8))}, ${ahead(0).slice(0, 4)}$`),
    );

    // Two days later, at the same price: it has moved at once, and can be taken back.
    await drag(barOf(number), { days: 2 });
    await expect(page.getByText(say('availability.moved', { number })).first()).toBeAttached();
    const moved = new RegExp(`from \\w+ ${Number(ahead(4).slice(8))}, `);
    await expect(barOf(number)).toHaveAccessibleName(moved);
    await page.getByRole('button', { name: words.availability.move_undo }).click();
    await expect(barOf(number)).not.toHaveAccessibleName(moved);

    // To another vehicle, at another price: nothing has moved until it is confirmed.
    await drag(barOf(number), { days: 0, rows: 1 });
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('240.00 USD')).toBeVisible();
    await expect(dialog.getByText('80.00 USD').last()).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: words.availability.move_confirm }).click();
    await expect(barOf(number)).toHaveAccessibleName(/^Toyota Yaris/);

    // The colleague's planner still shows it where it was.
    await theirs.drag(theirs.barOf(number), { days: 3 });
    await expect(other.getByText(/^The agent changed this reservation, today/).first()).toBeAttached();
    await expect(theirs.barOf(number)).toHaveAccessibleName(/^Toyota Yaris/);

    // A rental that runs is only extended, on its own screen.
    const running = barOf(`R-2026-${rental.id.slice(-8)}`);
    await drag(running, { days: 1 });
    await expect(page.getByText(words.availability.move_rental_start).first()).toBeAttached();
    await drag(running, { days: 2, end: true });
    await expect(page).toHaveURL(new RegExp(`/rentals/${rental.id}/extend\\?due=`));
    await expectMoment(page, 'dueAt', `${ahead(5)}T09:00`);

    // Free days, to the left and beyond the booking: what is chosen ends when it gives the vehicle back.
    await openGrid(page, `/availability?from=${ahead(1)}&q=yaris`);
    const row = await grid.getByRole('row').nth(1).boundingBox();
    if (!row) throw new Error('the vehicle has no row');
    const x = (column: number) => row.x + NAME_PX + dayPx * (column + 0.5);
    await page.mouse.move(x(7), row.y + 10);
    await page.mouse.down();
    await page.mouse.move(x(0), row.y + 10, { steps: 5 });
    await page.mouse.up();
    await expect(page).toHaveURL(/\/rentals\/reservation\?/);
    await expectMoment(page, 'pickupAt', `${ahead(4)}T09:00`);
    await expectMoment(page, 'dueAt', `${ahead(9)}T09:00`);
  });
});

test('a clerk opens, moves and makes bookings by keys alone, and hears each step', async ({
  page,
  company,
  signIn,
}) => {
  const taken = await makeVehicle(company, { make: 'Toyota', model: 'Yaris', dailyRateCents: 12_000 });
  await makeVehicle(company, { make: 'Zotye', model: 'Z100', dailyRateCents: 12_000 });
  const there = await reserveDays(company, [1, 6], taken);
  const { id, number } = await reserveDays(company, [2, 4]);
  await signIn('agent');
  const { grid, barOf } = await openGrid(page, '/availability');
  await expect(barOf(number)).toHaveAccessibleName(/Nissan Patrol, .+ is reserved for Marie-Flore Desrosiers/);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const said = page.getByRole('status');

  // One tab stop: the vehicle, then what is free today and tomorrow, then the booking.
  await grid.getByRole('rowheader').first().getByRole('link').focus();
  await press('End', 'Home');
  for (const stop of [/Patrol/, /is free on/, /is free on/, new RegExp(number)]) {
    await expect(page.locator(':focus')).toHaveAccessibleName(stop);
    await press('ArrowRight');
  }
  await press('ArrowLeft');

  // To a vehicle that is taken: it goes back, with the reason.
  await press('m', 'ArrowDown');
  await expect(said.filter({ hasText: /^Toyota Yaris, .*09:00/ })).toBeAttached();
  await press('Enter');
  await expect(said.filter({ hasText: there.number })).toBeAttached();
  await expect(barOf(number)).toHaveAccessibleName(/^Nissan Patrol/);

  // To the one below and a day later; first thought better of, then done.
  await press('m', 'ArrowDown', 'Escape');
  await expect(said.filter({ hasText: words.availability.move_cancelled })).toBeAttached();
  await press('m', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'Enter');
  await expect(said.filter({ hasText: say('availability.moved', { number }) })).toBeAttached();
  await expect(barOf(number)).toHaveAccessibleName(/^Zotye Z100/);
  await expect(barOf(number)).toBeFocused();

  // A longer one costs more.
  await press('m', 'Shift+ArrowRight', 'Enter');
  await page.getByRole('dialog').getByRole('button', { name: words.availability.move_confirm }).click();
  await expect(barOf(number)).toHaveAccessibleName(new RegExp(` to \\w+ ${Number(ahead(6).slice(8))}, `));
  await expect(barOf(number)).toBeFocused();
  await press('Enter');
  await expect(page).toHaveURL(new RegExp(`/reservations/${id}$`));

  await page.goto(`/availability?from=${ahead(7)}&q=patrol`);
  await grid.getByRole('rowheader').getByRole('link').focus();
  await press('ArrowRight', 'ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight');
  await expect(page.locator(':focus')).toHaveAccessibleName(/is free from .+ to .+/);
  await press('Enter');
  await expectForm(page, company, 8, 11);
});

test('a phone shows one day after the other, by a swipe as by a button', { tag: '@phone' }, async ({
  page,
  company,
  signIn,
}) => {
  const other = await makeVehicle(company, { make: 'Kia', model: 'Rio' });
  const { id, number } = await reserveDays(company, [1, 3], other);
  await signIn('agent');
  await page.goto('/availability');
  await expect(page.getByText(words.availability.out_none)).toBeVisible();
  await page.getByRole('link', { name: words.availability.next_day }).click();
  const heading = page.getByRole('heading', { name: new RegExp(`^${words.availability.out}`) });
  const out = page.locator('section').filter({ has: heading });
  await expect(out.getByText('09:00')).toBeVisible();
  const week = page.getByRole('list', { name: words.availability.week }).getByRole('link');
  await expect(week).toHaveCount(5);
  await expect(week.first()).toHaveAccessibleName(/: 1 free vehicle$/);
  await week.nth(4).click();
  await expect(week.first()).toHaveAccessibleName(/: 2 free vehicles$/);
  await page.goBack();
  await swipe(out, 200);
  await expect(page.getByText(words.availability.out_none)).toBeVisible();
  await swipe(out, -200);
  await out.getByRole('link', { name: say('availability.move_named', { number }) }).click();
  await expect(page).toHaveURL(`/reservations/${id}/edit`);
  await page.goBack();
  const vehicle = `Nissan Patrol, ${company.vehicle.plate}`;
  await page.getByRole('link', { name: say('availability.reserve_named', { vehicle }) }).click();
  await expectForm(page, company, 1, 2);
});

/** A finger that goes sideways by so many px. */
async function swipe(on: Locator, by: number): Promise<void> {
  const at = (clientX: number) => [{ identifier: 0, clientX, clientY: 300 }];
  await on.dispatchEvent('touchstart', { touches: at(180), changedTouches: at(180), targetTouches: at(180) });
  await on.dispatchEvent('touchend', { touches: [], changedTouches: at(180 + by), targetTouches: [] });
}
