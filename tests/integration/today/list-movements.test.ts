import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { vehicleClasses } from '@/db/schema/vehicles';
import { startOfLocalDay } from '@/lib/dates';
import { HOUR_MS, MINUTE_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { collectPayment } from '@/lib/payments/collect-payment';
import { query } from '@/lib/server/query';
import { countMovements } from '@/lib/today/count-movements';
import { listMovements } from '@/lib/today/list-movements';
import { asAgent } from '@/tests/support/contexts';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { makeReservation } from '@/tests/support/make-reservation';

const ZONE = 'America/Port-au-Prince';
/** The noon of a day on which no clock changes. */
const NOON = new Date('2026-06-10T16:00:00Z');
const DAY_START = startOfLocalDay(NOON, ZONE);
const TOMORROW = startOfLocalDay(NOON, ZONE, 1);
const AFTER_TOMORROW = startOfLocalDay(NOON, ZONE, 2);

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

async function idsOf(day: 'today' | 'tomorrow', company = tenant) {
  const ctx = await asAgent(company, { now: NOON });
  const [{ out, back }, count] = await query(ctx, 'rentals.view', (q) =>
    Promise.all([listMovements(q, day), countMovements(q, day)]),
  );
  expect(count).toBe(out.length + back.length);
  return { out: out.map(({ id }) => id), back: back.map(({ id }) => id) };
}

function before(instant: Date, ms: number): Date {
  return new Date(instant.getTime() - ms);
}

it('shows the pickups of the local day, from its first to its last minute, and those nobody came for', async () => {
  const pickup = async (at: Date, values = {}) => {
    const times = { pickupAt: at, dueAt: new Date(at.getTime() + 24 * HOUR_MS) };
    return (await makeReservation(tenant, { vehicleId: await makeVehicle(tenant), ...times, values })).id;
  };
  const first = await pickup(DAY_START);
  const last = await pickup(before(TOMORROW, MINUTE_MS));
  const held = await pickup(before(DAY_START, HOUR_MS));
  await pickup(before(NOON, 26 * HOUR_MS));
  await pickup(NOON, { status: 'cancelled' });
  await pickup(NOON, { status: 'converted' });
  const next = await pickup(TOMORROW);
  const lastOfNext = await pickup(before(AFTER_TOMORROW, MINUTE_MS));
  await pickup(AFTER_TOMORROW);
  expect((await idsOf('today')).out).toEqual([held, first, last]);
  expect((await idsOf('tomorrow')).out).toEqual([next, lastOfNext]);
});

it('shows the returns of the local day, and before them what is overdue', async () => {
  const due = async (at: Date, values = {}) =>
    (await makeActiveRental(tenant, { out: before(at, 48 * HOUR_MS), due: at, values })).id;
  const last = await due(before(TOMORROW, MINUTE_MS));
  const overdue = await due(before(DAY_START, 72 * HOUR_MS));
  await due(NOON, { status: 'completed', returnedAt: NOON });
  const next = await due(TOMORROW);
  await due(AFTER_TOMORROW);
  expect((await idsOf('today')).back).toEqual([overdue, last]);
  expect((await idsOf('tomorrow')).back).toEqual([next]);
});

it('says what is late, what is owed, and in which language to write', async () => {
  const company = await makeTenant();
  const late = await makeActiveRental(company, { out: before(NOON, 48 * HOUR_MS), due: before(NOON, MINUTE_MS) });
  const paid = await makeActiveRental(company, { out: before(NOON, 48 * HOUR_MS), due: NOON });
  const ctx = await asAgent(company, { now: NOON });
  await collectPayment(ctx, { rentalId: late.id, kind: 'balance', method: 'cash', amountCents: '20' });
  await collectPayment(ctx, { rentalId: paid.id, kind: 'balance', method: 'cash', amountCents: '110' });
  const { back } = await query(ctx, 'rentals.view', (q) => listMovements(q, 'today'));
  expect(back).toMatchObject([
    { id: late.id, late: true, dueCents: 9_000, vehicleId: late.vehicleId, customerId: late.customerId, locale: 'fr' },
    { id: paid.id, late: false, dueCents: 0, coverId: null },
  ]);
});

it('names the class that was booked, until a vehicle of it is chosen', async () => {
  const company = await makeTenant();
  const classId = newId();
  await withTenant(company.id, (tx) =>
    tx.insert(vehicleClasses).values({ tenantId: company.id, id: classId, name: 'SUV' }),
  );
  const times = { pickupAt: NOON, dueAt: new Date(NOON.getTime() + 24 * HOUR_MS) };
  const book = async (pencilled: boolean) =>
    makeReservation(company, {
      vehicleId: await makeVehicle(company, { classId }),
      ...times,
      values: { classId, pencilled },
    });
  const open = await book(true);
  const chosen = await book(false);
  const ctx = await asAgent(company, { now: NOON });
  const { out } = await query(ctx, 'rentals.view', (q) => listMovements(q, 'today'));
  expect(out.map(({ id, className }) => ({ id, className }))).toEqual([
    { id: open.id, className: 'SUV' },
    { id: chosen.id, className: null },
  ]);
});

it('shows nothing of another company', async () => {
  const stranger = await makeTenant();
  expect(await idsOf('today', stranger)).toEqual({ out: [], back: [] });
});
