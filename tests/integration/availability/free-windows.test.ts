import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { vehicleClasses } from '@/db/schema/vehicles';
import { findFreeWindows } from '@/lib/availability/find-free-windows';
import { findRecordHref } from '@/lib/availability/find-record-href';
import { localDay, localToInstant, startOfLocalDay } from '@/lib/dates';
import { DAY_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { query } from '@/lib/server/query';
import { asAgent } from '@/tests/support/contexts';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { makeReservation } from '@/tests/support/make-reservation';
import { makeRule } from '@/tests/support/make-rule';

const ZONE = 'America/Port-au-Prince';
// Ten days ahead, as the database's own clock decides what is a no-show.
const DAY = localDay(startOfLocalDay(new Date(), ZONE, 10), ZONE);
const nine = (days: number) => new Date((localToInstant(`${DAY}T09:00`, ZONE)?.getTime() ?? 0) + days * DAY_MS);

let tenant: TestTenant;
let classId: string;
beforeEach(async () => {
  tenant = await makeTenant({ turnaroundMinutes: 60 });
  classId = newId();
  await withTenant(tenant.id, (tx) =>
    tx.insert(vehicleClasses).values({ tenantId: tenant.id, id: classId, name: 'SUV' }),
  );
});
afterAll(closeDatabase);

async function windows(days: number, whose = tenant) {
  const found = await query(await asAgent(whose), 'availability.view', (q) =>
    findFreeWindows(q, { classId, days, day: DAY }),
  );
  return found.map(({ vehicleId, from, until }) => [vehicleId, from, until]);
}

it('finds from when each vehicle of a class is free for so long, the earliest first', async () => {
  const free = await makeVehicle(tenant, { classId });
  const booked = await makeVehicle(tenant, { classId });
  const gap = await makeVehicle(tenant, { classId });
  await makeVehicle(tenant, { classId, serviceStatus: 'maintenance' });
  await makeVehicle(tenant);
  const late = await makeVehicle(tenant, { classId });
  await makeActiveRental(tenant, {
    vehicleId: late,
    out: new Date(Date.now() - 3 * DAY_MS),
    due: new Date(Date.now() - DAY_MS),
  });
  await makeReservation(tenant, { vehicleId: booked, pickupAt: nine(-1), dueAt: nine(2) });
  await makeReservation(tenant, { vehicleId: gap, pickupAt: nine(5), dueAt: nine(8) });
  expect(await windows(5)).toEqual([
    [free, nine(0), nine(5)],
    [booked, nine(2), nine(7)],
    [gap, nine(8), nine(13)],
  ]);
  // Five days would fit before the next booking, were it not for the hour in which the vehicle is prepared.
  expect((await windows(4)).map(([id]) => id)).toEqual([free, gap, booked]);
  expect(await windows(5, await makeTenant())).toEqual([]);
});

it('says what each costs then, by its own rates and the rules of those days', async () => {
  const rates = { dailyRateCents: 10_000, weeklyRateCents: 56_000 };
  await makeVehicle(tenant, { classId, ...rates });
  const rent = async (days: number) =>
    query(await asAgent(tenant), 'availability.view', (q) => findFreeWindows(q, { classId, days, day: DAY })).then(
      ([first]) => first?.rentCents,
    );
  expect([await rent(3), await rent(7)]).toEqual([30_000, 56_000]);
  const day = localDay(nine(1), ZONE);
  await makeRule(tenant, { startsOn: day, endsOn: day });
  // A quarter more on one of three days.
  expect(await rent(3)).toBe(3 * Math.round(32_500 / 3));
});

it('leads from a number to its record, in its own company alone', async () => {
  const vehicleId = await makeVehicle(tenant, { classId });
  const reservation = await makeReservation(tenant, { vehicleId, pickupAt: nine(0), dueAt: nine(2) });
  const rental = await makeActiveRental(tenant);
  const hrefOf = async (number: string, whose = tenant) =>
    query(await asAgent(whose), 'availability.view', (q) => findRecordHref(q, number));
  expect(await hrefOf(reservation.number)).toBe(`/reservations/${reservation.id}`);
  expect(await hrefOf(`R-2026-${rental.id.slice(-8)}`)).toBe(`/rentals/${rental.id}`);
  await expect(hrefOf(reservation.number, await makeTenant())).rejects.toMatchObject({ code: 'record_not_found' });
});
