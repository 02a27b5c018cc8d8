import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { getPlanner } from '@/lib/availability/get-planner';
import { PlannerFilters } from '@/lib/availability/input';
import { unpackPlanner } from '@/lib/availability/pack-planner';
import { localToInstant } from '@/lib/dates';
import { HOUR_MS, MINUTE_MS } from '@/lib/durations';
import { noShowAt } from '@/lib/no-show-at';
import { RentalFilters } from '@/lib/rentals/list-input';
import { listRentals } from '@/lib/rentals/list-rentals';
import { ReservationFilters } from '@/lib/reservations/list-input';
import { listReservations } from '@/lib/reservations/list-reservations';
import { expiresAt } from '@/lib/reservations/shown-status';
import { query, type ReadContext } from '@/lib/server/query';
import { listMovements } from '@/lib/today/list-movements';
import { CLOCK_CHANGES } from '@/tests/support/clock-changes';
import { asAgent } from '@/tests/support/contexts';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { makeReservation } from '@/tests/support/make-reservation';

afterAll(closeDatabase);

describe.each(CLOCK_CHANGES)('on %s', (_name, { day, dayBefore, dayAfter, hours, timeZone }) => {
  const at = (local: string) => localToInstant(local, timeZone) ?? new Date(0);
  const start = at(`${day}T00:00`);
  const end = new Date(start.getTime() + hours * HOUR_MS);
  const lastMinute = new Date(end.getTime() - MINUTE_MS);

  /** Reads as somebody of a company in that zone does at that moment. */
  async function readAt<T>(tenant: TestTenant, now: Date, run: (q: ReadContext) => Promise<T>): Promise<T> {
    const ctx = await asAgent(tenant, { now });
    return query({ ...ctx, tenant: { ...ctx.tenant, timeZone } }, 'rentals.view', run);
  }

  async function book(tenant: TestTenant, pickupAt: Date) {
    const vehicleId = await makeVehicle(tenant);
    return makeReservation(tenant, { vehicleId, pickupAt, dueAt: new Date(pickupAt.getTime() + 48 * HOUR_MS) });
  }

  it('the day of the lists has all its hours and none of the next day', async () => {
    const tenant = await makeTenant();
    const rent = async (due: Date) => {
      const out = new Date(due.getTime() - 48 * HOUR_MS);
      return (await makeActiveRental(tenant, { out, due })).id;
    };
    const out = [(await book(tenant, start)).id, (await book(tenant, lastMinute)).id];
    const back = [await rent(start), await rent(lastMinute)];
    const next = { out: (await book(tenant, end)).id, back: await rent(end) };
    await readAt(tenant, start, async (q) => {
      const today = await listMovements(q, 'today');
      const tomorrow = await listMovements(q, 'tomorrow');
      const due = await listRentals(q, RentalFilters.parse({ due: 'today', sort: 'due' }));
      expect([today.out, today.back].map((rows) => rows.map(({ id }) => id))).toEqual([out, back]);
      expect([tomorrow.out[0]?.id, tomorrow.back[0]?.id]).toEqual([next.out, next.back]);
      expect(due.rows.map(({ id }) => id)).toEqual(back);
    });
  });

  it('the planner gives the day its hours, and draws a rental from and until its own', async () => {
    const tenant = await makeTenant();
    const [out, due] = [at(`${dayBefore}T10:00`), at(`${dayAfter}T10:00`)];
    await makeActiveRental(tenant, { out, due });
    const { window, packed } = await readAt(tenant, at(`${dayBefore}T12:00`), (q) =>
      getPlanner(q, PlannerFilters.parse({ from: dayBefore })),
    );
    const [, first = 0, second = 0] = window.edges;
    expect((second - first) / 60).toBe(hours);
    const [bar] = unpackPlanner(packed).bars;
    expect([bar?.from, bar?.until]).toEqual([10 * 60, (24 + hours + 10) * 60]);
  });

  it('a hold lasts so many hours, whatever the clock on the wall says', async () => {
    const tenant = await makeTenant();
    const pickupAt = at(`${day}T00:30`);
    const { id } = await book(tenant, pickupAt);
    const tabAfter = (passed: number) =>
      readAt(tenant, new Date(pickupAt.getTime() + passed * HOUR_MS), async (q) => {
        const late = await listReservations(q, ReservationFilters.parse({ tab: 'late' }));
        const past = await listReservations(q, ReservationFilters.parse({ tab: 'past' }));
        return late.rows.some((row) => row.id === id) ? 'late' : past.rows.some((row) => row.id === id) ? 'past' : '';
      });
    const tabs = [await tabAfter(1.99), await tabAfter(2), await tabAfter(25.99), await tabAfter(26)];
    expect(tabs).toEqual(['', 'late', 'late', 'past']);
    const hold = { pickupAt, noShowGraceHours: 2, autoCancelHours: 24 };
    const [row] = await withTenant(tenant.id, async (tx) => {
      await tx.execute(sql`set local time zone ${sql.raw(`'${timeZone}'`)}`);
      return tx.execute<{ at: string }>(sql`select ${noShowAt} as at from reservations s where s.id = ${id}`);
    });
    expect(new Date(String(row?.at))).toEqual(expiresAt(hold));
  });
});
