import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { rentals } from '@/db/schema/rentals';
import { reservations } from '@/db/schema/reservations';
import { localDay, localToInstant } from '@/lib/dates';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/durations';
import { raiseRentalNotices } from '@/lib/jobs/raise-rental-notices';
import { NoticeFilters } from '@/lib/notices/input';
import { countUnreadNotices, listNotices } from '@/lib/notices/list-notices';
import { readNotices } from '@/lib/notices/read-notices';
import { query } from '@/lib/server/query';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { makeReservation } from '@/tests/support/make-reservation';

const ZONE = 'America/Port-au-Prince';

let tenant: TestTenant;
/** Nine o'clock of the company's day. */
let nine: Date;
beforeEach(async () => {
  tenant = await makeTenant();
  nine = localToInstant(`${localDay(new Date(), ZONE)}T09:00`, ZONE) ?? new Date();
});
afterAll(closeDatabase);

const after = (from: Date, ms: number) => new Date(from.getTime() + ms);

/** The job for this company alone, as another server runs it. */
function run(now: Date, { company = tenant, fail = false } = {}): Promise<void> {
  return withTenant(company.id, async (tx) => {
    await raiseRentalNotices({ tenantId: company.id, tx, timeZone: ZONE, now });
    if (fail) throw new Error('killed');
  });
}

function told(company = tenant, show: string | null = null) {
  return asAgent(company).then((ctx) =>
    query(ctx, 'notices.view', async (q) => ({
      rows: (await listNotices(q, NoticeFilters.parse({ show }))).rows,
      unread: await countUnreadNotices(q),
    })),
  );
}

async function kinds(company = tenant) {
  return (await told(company)).rows.map(({ kind, settled }) => `${kind} ${settled}`).toSorted();
}

function change(id: string, values: Partial<typeof rentals.$inferInsert>) {
  return withTenant(tenant.id, (tx) => tx.update(rentals).set(values).where(eq(rentals.id, id)));
}

it('tells once a morning what comes back, until it is back', async () => {
  const { id } = await makeActiveRental(tenant, { due: after(nine, 2 * HOUR_MS) });
  await makeActiveRental(tenant, { due: after(nine, 30 * HOUR_MS) });
  await run(nine);
  await run(after(nine, HOUR_MS));
  const { rows } = await told();
  expect(rows).toMatchObject([{ kind: 'returns_today', params: { count: 1 }, href: '/today', settled: false }]);
  await change(id, { dueAt: after(nine, 28 * HOUR_MS) });
  expect(await kinds()).toEqual(['returns_today true']);
});

it('tells of an overdue vehicle again each morning, as one notice that is unread again', async () => {
  const due = after(nine, -2 * HOUR_MS);
  const { id } = await makeActiveRental(tenant, { due });
  await run(nine);
  expect((await told(tenant, 'returns')).rows.find(({ kind }) => kind === 'overdue')).toMatchObject({
    href: `/rentals/${id}`,
    params: { customer: 'Marie-Flore Desrosiers' },
    settled: false,
  });
  await readNotices(await asAgent(tenant), { noticeIds: null });
  await run(after(nine, 5 * HOUR_MS));
  expect((await told()).unread).toBe(0);
  await run(after(nine, DAY_MS));
  expect(await told()).toMatchObject({ unread: 1, rows: [{ kind: 'overdue', read: false }, { read: true }] });
  // The other member had not read it the day before, and has still only one.
  expect(await query(await asManager(tenant), 'notices.view', countUnreadNotices)).toBe(2);
  await change(id, { dueAt: after(due, 3 * DAY_MS) });
  expect((await told()).rows[0]).toMatchObject({ kind: 'overdue', settled: true });
});

it.each([
  ['the grace that is left', -30, { unusedGraceMinutes: 60 }],
  ['the company’s own free minutes, which are more than its grace', -110, ownTerms(120)],
])('says nothing of a delay within %s', async (_what, minutes, values) => {
  await makeActiveRental(tenant, { due: after(nine, minutes * MINUTE_MS), values });
  await run(nine);
  expect(await kinds()).toEqual(['returns_today false']);
});

it('tells of a delay beyond the company’s own free minutes, which are less than its grace', async () => {
  await makeActiveRental(tenant, { due: after(nine, -30 * MINUTE_MS), values: ownTerms(15) });
  await run(nine);
  expect(await kinds()).toContain('overdue false');
});

/** An agreement of a company with a grace of an hour, of which the quote has used nothing. */
function ownTerms(freeMinutes: number) {
  const late = { freeMinutes, hourBasisPoints: 2000, fullDayMinutes: 180 };
  return { unusedGraceMinutes: 60, terms: { tariffs: { graceMinutes: 60, late } } };
}

it('does each thing once: twice, at the same time, days late, and after being killed half-way', async () => {
  const { vehicleId } = await makeActiveRental(tenant, {
    due: after(nine, -3 * DAY_MS),
    out: after(nine, -9 * DAY_MS),
  });
  const period = { pickupAt: after(nine, DAY_MS), dueAt: after(nine, 2 * DAY_MS) };
  await makeReservation(tenant, { vehicleId, ...period });
  await expect(run(nine, { fail: true })).rejects.toThrow('killed');
  expect(await kinds()).toEqual([]);
  await Promise.all([run(nine), run(nine), run(nine)]);
  await run(nine);
  expect(await kinds()).toEqual(['at_risk false', 'overdue false']);
  expect((await told()).unread).toBe(2);
  const stranger = await makeTenant();
  await run(nine, { company: stranger });
  expect(await kinds(stranger)).toEqual([]);
});

it('tells once of a reservation at risk, and calls it settled when it has another vehicle or time', async () => {
  const { id: rentalId, vehicleId } = await makeActiveRental(tenant, { due: after(nine, 30 * HOUR_MS) });
  const soon = { pickupAt: after(nine, 26 * HOUR_MS), dueAt: after(nine, 50 * HOUR_MS) };
  // The database keeps the two periods apart, so the reservation is booked on another vehicle and moved by hand.
  const elsewhere = await makeVehicle(tenant);
  const { id, number } = await makeReservation(tenant, { vehicleId: elsewhere, ...soon });
  const moveTo = (vehicle: string) =>
    withTenant(tenant.id, (tx) => tx.update(reservations).set({ vehicleId: vehicle }).where(eq(reservations.id, id)));
  await moveTo(vehicleId);
  await run(nine);
  expect((await told(tenant, 'at_risk')).rows).toMatchObject([
    { kind: 'at_risk', href: `/reservations/${id}`, params: { number }, settled: false },
  ]);
  await moveTo(elsewhere);
  expect(await kinds()).toEqual(['at_risk true']);
  await moveTo(vehicleId);
  await change(rentalId, { dueAt: after(nine, 25 * HOUR_MS) });
  expect(await kinds()).toEqual(['at_risk true']);
  await run(after(nine, 26 * HOUR_MS + 30 * MINUTE_MS));
  expect((await told(tenant, 'at_risk')).rows.map(({ settled }) => settled)).toEqual([false, true]);
});

it('does not tell of a delay today that endangers a pickup far ahead', async () => {
  const { vehicleId } = await makeActiveRental(tenant, { due: after(nine, -2 * HOUR_MS) });
  await makeReservation(tenant, { vehicleId, pickupAt: after(nine, 8 * DAY_MS), dueAt: after(nine, 9 * DAY_MS) });
  await run(nine);
  expect(await kinds()).toEqual(['overdue false', 'returns_today false']);
});
