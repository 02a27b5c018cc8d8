import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { HOUR_MS } from '@/lib/durations';
import { cancelReservation } from '@/lib/reservations/cancel-reservation';
import { ReservationFilters } from '@/lib/reservations/list-input';
import { listReservations, tallyReservations } from '@/lib/reservations/list-reservations';
import { query } from '@/lib/server/query';
import { asAgent } from '@/tests/support/contexts';
import { makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { makeReservation } from '@/tests/support/make-reservation';
import { makeReservationCompany } from '@/tests/support/reservation-company';
import { reserve } from '@/tests/support/reserve';

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeReservationCompany();
});
afterAll(closeDatabase);

describe('the list', () => {
  it('has each reservation in one tab, and finds it by number, customer and vehicle', async () => {
    const at = async (pickup: number, due: number) => {
      const vehicleId = await makeVehicle(tenant, { plate: `ZB${Math.floor(Math.random() * 99_999)}` });
      return (await makeReservation(tenant, { vehicleId, pickupAt: inHours(pickup), dueAt: inHours(due) })).number;
    };
    const expected = {
      upcoming: [await at(50, 80), await at(60, 90)],
      today: [await at(-1, 20)],
      late: [await at(-3, 20)],
      past: [await at(-27, 20), await at(-60, -20)],
    };
    const { id } = await reserve(tenant);
    const cancel = { reservationId: id, reason: 'No flight', expectedFeeCents: 0 };
    await cancelReservation(await asAgent(tenant), { ...cancel, expectedFeeCents: 5_000 });
    const found = await query(await asAgent(tenant), 'reservations.view', async (q) => {
      const tabs = ['upcoming', 'today', 'late', 'past'] as const;
      const pages = await Promise.all(
        tabs.map((tab) => listReservations(q, ReservationFilters.parse({ tab, q: 'V-' }))),
      );
      const every = await Promise.all(tabs.map((tab) => listReservations(q, ReservationFilters.parse({ tab }))));
      const counts = await tallyReservations(q, ReservationFilters.parse({}));
      const named = await listReservations(q, ReservationFilters.parse({ tab: 'late', q: 'desros' }));
      const unnamed = await listReservations(q, ReservationFilters.parse({ tab: 'late', q: 'nobody' }));
      return { pages: pages.length, every, counts, named: named.rows.length, unnamed: unnamed.rows.length };
    });
    const numbers = found.every.map(({ rows }) => rows.map(({ number }) => number));
    expect(numbers.slice(0, 3)).toEqual([expected.upcoming, expected.today, expected.late]);
    expect(numbers[3]).toHaveLength(3);
    expect(numbers[3]).toEqual(expect.arrayContaining(expected.past));
    const counts = Object.fromEntries(Object.entries(found.counts).map(([tab, { count }]) => [tab, count]));
    expect(counts).toEqual({ upcoming: 2, today: 1, late: 1, past: 3 });
    expect(found).toMatchObject({ named: 1, unnamed: 0 });
  });

  it('says which are at risk: their vehicle is overdue, or due only after their pickup', async () => {
    const book = async (backIn: number | null, pickup: number, values: { status?: 'cancelled' } = {}) => {
      const vehicleId = await makeVehicle(tenant);
      // The rental's own hold ends before, or both would not fit.
      const out = { vehicleId, out: inHours(-200), due: inHours(-100) };
      if (backIn !== null) await makeActiveRental(tenant, { ...out, values: { dueAt: inHours(backIn) } });
      const times = { pickupAt: inHours(pickup), dueAt: inHours(pickup + 24) };
      return (await makeReservation(tenant, { vehicleId, ...times, values })).number;
    };
    const expected = new Map([
      [await book(-2, 50), true],
      [await book(53, 52), true],
      [await book(54, 55), false],
      [await book(null, 60), false],
      [await book(-2, 70, { status: 'cancelled' }), false],
      [await book(-2, -60), false],
    ]);
    const rows = await query(
      await asAgent(tenant),
      'reservations.view',
      async (q) => (await listReservations(q, { ...ReservationFilters.parse({}), tab: 'all', size: 50 })).rows,
    );
    expect(new Map(rows.map(({ number, atRisk }) => [number, atRisk]))).toEqual(expected);
  });
});
