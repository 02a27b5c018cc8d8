import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { depositApplications } from '@/db/schema/payments';
import { getDashboard } from '@/lib/dashboard/get-dashboard';
import { HOUR_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { RentalFilters } from '@/lib/rentals/list-input';
import { listRentals } from '@/lib/rentals/list-rentals';
import { query } from '@/lib/server/query';
import { asManager } from '@/tests/support/contexts';
import { makeCustomer, makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { makePayment } from '@/tests/support/make-payment';
import { makeReservation } from '@/tests/support/make-reservation';

/** 20:30 on 8 March 2026 in Haiti, the day its clocks went forward. In UTC it is already the 9th. */
const NOW = new Date('2026-03-09T00:30:00Z');
/** The day before ended five hours after UTC's, this one four. */
const DAYS = {
  lastOf7: '2026-03-08T04:59:59.999Z',
  firstOf8: '2026-03-08T05:00:00Z',
  lastOf8: '2026-03-09T03:59:59.999Z',
  firstOf9: '2026-03-09T04:00:00Z',
} as const;

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

async function dashboard(now = NOW) {
  return query(await asManager(tenant, { now }), 'dashboard.view', getDashboard);
}

interface Line {
  kind?: 'deposit' | 'balance' | 'charge' | 'refund';
  at: string;
  cents: number;
  of?: string;
  voided?: boolean;
}

function write(rental: { id: string; customerId: string }, { at, cents, of, voided, kind }: Line) {
  return makePayment(tenant, rental, {
    ...(kind && { kind }),
    ...{ amountCents: cents, receivedAt: new Date(at) },
    ...{ refundedPaymentId: of ?? null, voidedAt: voided ? NOW : null },
  });
}

function apply(rentalId: string, at: string, amountCents: number) {
  const row = { tenantId: tenant.id, id: newId(), rentalId, amountCents, appliedBy: tenant.members.agent };
  return withTenant(tenant.id, (tx) => tx.insert(depositApplications).values({ ...row, appliedAt: new Date(at) }));
}

it('counts money on the company’s own days, also where the clocks change, and fourteen of them', async () => {
  const rental = await makeActiveRental(tenant);
  const { lastOf7, firstOf8, lastOf8, firstOf9 } = DAYS;
  await write(rental, { at: lastOf7, cents: 1 });
  await write(rental, { at: firstOf8, cents: 20 });
  await write(rental, { at: lastOf8, cents: 300 });
  await write(rental, { at: firstOf9, cents: 4_000 });
  await write(rental, { at: '2026-02-23T05:00:00Z', cents: 50_000 });
  await write(rental, { at: '2026-02-23T04:59:59.999Z', cents: 600_000 });
  const { revenue } = await dashboard();
  expect(revenue.days.map(({ day, cents }) => [day.slice(5), cents])).toEqual([
    ['03-02', 0],
    ['03-03', 0],
    ['03-04', 0],
    ['03-05', 0],
    ['03-06', 0],
    ['03-07', 1],
    ['03-08', 320],
  ]);
  expect(revenue).toMatchObject({ sumCents: 321, beforeCents: 50_000 });
  const nextDay = await dashboard(new Date(firstOf9));
  expect(nextDay.revenue.days.slice(-2).map(({ cents }) => cents)).toEqual([320, 4_000]);
  expect(nextDay.revenue.beforeCents).toBe(0);
});

it('counts no deposit as revenue, only what was applied of it and not taken back, and no void', async () => {
  const rental = await makeActiveRental(tenant);
  const at = '2026-03-08T15:00:00Z';
  const deposit = await write(rental, { kind: 'deposit', at, cents: 50_000 });
  const paid = await write(rental, { at, cents: 9_000 });
  await write(rental, { kind: 'charge', at, cents: 700 });
  await write(rental, { kind: 'refund', of: paid, at, cents: 2_000 });
  await write(rental, { kind: 'refund', of: paid, at, cents: 1_111, voided: true });
  await write(rental, { kind: 'refund', of: deposit, at, cents: 30_000 });
  await write(rental, { at, cents: 8_888, voided: true });
  await apply(rental.id, at, 5_000);
  await apply(rental.id, at, -1_500);
  await apply(rental.id, '2026-02-23T04:59:59.999Z', 7_777);
  const { revenue } = await dashboard();
  expect(revenue).toMatchObject({ sumCents: 9_000 + 700 - 2_000 + 5_000 - 1_500, beforeCents: 0 });
});

it('says what is due today by the company’s own day', async () => {
  const due = Object.values(DAYS).map((day) => new Date(day));
  const made = [];
  for (const at of due)
    made.push(await makeActiveRental(tenant, { out: new Date(at.getTime() - 72 * HOUR_MS), due: at }));
  await makeActiveRental(tenant, {
    out: new Date(NOW.getTime() - 72 * HOUR_MS),
    due: NOW,
    values: { status: 'completed', returnedAt: NOW },
  });
  expect((await dashboard()).counts).toMatchObject({ returnsToday: 2, overdue: 2, active: 2 });
  const filters = RentalFilters.parse({ due: 'today' });
  const ctx = await asManager(tenant, { now: NOW });
  const { rows } = await query(ctx, 'rentals.view', (q) => listRentals(q, filters));
  expect(rows.map(({ id }) => id).toSorted()).toEqual([made[1]?.id, made[2]?.id].toSorted());
});

it('lists documents from thirty days before they expire, for those concerned', async () => {
  const driver = await makeCustomer(tenant, { fullName: 'Edner', licenseExpiresOn: '2026-03-08' });
  const booker = await makeCustomer(tenant, { fullName: 'Wilna', licenseExpiresOn: '2026-03-09' });
  const nobody = await makeCustomer(tenant, { licenseExpiresOn: '2026-03-09' });
  const vehicleId = await makeVehicle(tenant, {
    ...{ plate: 'AB-123', plateKey: 'AB123' },
    insuranceExpiresOn: '2026-04-07',
    registrationExpiresOn: '2026-03-07',
  });
  await makeVehicle(tenant, { insuranceExpiresOn: '2026-04-08', registrationExpiresOn: '2026-04-08' });
  await makeVehicle(tenant, { serviceStatus: 'inactive', insuranceExpiresOn: '2026-03-01' });
  await makeVehicle(tenant, { archivedAt: NOW, registrationExpiresOn: '2026-03-01' });
  await makeActiveRental(tenant, { vehicleId, values: { customerId: driver } });
  const period = { pickupAt: new Date(NOW.getTime() + 240 * HOUR_MS), dueAt: new Date(NOW.getTime() + 264 * HOUR_MS) };
  await makeReservation(tenant, { vehicleId: await makeVehicle(tenant), ...period, values: { customerId: booker } });
  await makeActiveRental(tenant, { customerId: nobody, values: { status: 'completed' } });
  const cancelled = { customerId: nobody, status: 'cancelled' } as const;
  await makeReservation(tenant, { vehicleId: await makeVehicle(tenant), ...period, values: cancelled });
  const { documents, total } = (await dashboard()).expiring;
  expect(documents.map(({ kind, ownerId, expiresOn, expired }) => [kind, ownerId, expiresOn, expired])).toEqual([
    ['registration', vehicleId, '2026-03-07', true],
    ['license', driver, '2026-03-08', false],
    ['license', booker, '2026-03-09', false],
    ['insurance', vehicleId, '2026-04-07', false],
  ]);
  expect(total).toBe(4);
  expect(documents.map(({ owner }) => owner)).toEqual(['Toyota RAV4, AB-123', 'Edner', 'Wilna', 'Toyota RAV4, AB-123']);
  expect(documents.map(({ ownerId }) => ownerId)).not.toContain(nobody);
});
