import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { vehicleAllocations } from '@/db/schema/allocations';
import { reservations } from '@/db/schema/reservations';
import { type getDashboard, getDashboard as read } from '@/lib/dashboard/get-dashboard';
import { localDay, startOfLocalDay } from '@/lib/dates';
import { HOUR_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { applyDeposit } from '@/lib/payments/apply-deposit';
import { collectPayment } from '@/lib/payments/collect-payment';
import { refundPayment } from '@/lib/payments/refund-payment';
import { RentalFilters } from '@/lib/rentals/list-input';
import { listRentals } from '@/lib/rentals/list-rentals';
import { shownRentalStatus } from '@/lib/rentals/status';
import { tallyRentals } from '@/lib/rentals/tally-rentals';
import { query } from '@/lib/server/query';
import { asManager } from '@/tests/support/contexts';
import { makeCustomer, makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';

const ZONE = 'America/Port-au-Prince';
const cash = { method: 'cash', currency: 'USD' } as const;

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

async function dashboard(): ReturnType<typeof getDashboard> {
  return query(await asManager(tenant), 'dashboard.view', read);
}

it('counts what its lists show, and never a deposit as revenue', async () => {
  const ctx = await asManager(tenant);
  const today = startOfLocalDay(ctx.now, ZONE).getTime();
  // The day's last moment, so that it is not overdue at whatever hour this runs, nor on a day of 23 or 25 hours.
  const dueToday = new Date(startOfLocalDay(new Date(today + 36 * HOUR_MS), ZONE).getTime() - 1);
  const running = await makeActiveRental(tenant, { out: new Date(today - 72 * HOUR_MS), due: dueToday });
  const late = await makeActiveRental(tenant, {
    out: new Date(ctx.now.getTime() - 90 * HOUR_MS),
    due: new Date(ctx.now.getTime() - 30 * HOUR_MS),
  });
  const soon = localDay(new Date(ctx.now.getTime() + 240 * HOUR_MS), ZONE);
  await makeVehicle(tenant, {
    serviceStatus: 'maintenance',
    insuranceExpiresOn: soon,
    registrationExpiresOn: '2020-01-01',
  });
  await makeVehicle(tenant, { serviceStatus: 'inactive' });
  await makeVehicle(tenant);
  await collectPayment(ctx, { rentalId: running.id, kind: 'deposit', amountCents: 50_000, ...cash });
  const paid = await collectPayment(ctx, { rentalId: running.id, kind: 'balance', amountCents: 9_000, ...cash });
  await refundPayment(ctx, { paymentId: paid.id, amountCents: 2_000, ...cash });
  await applyDeposit(ctx, { rentalId: running.id, amountCents: 1_500 });
  const data = await dashboard();
  expect(data.counts).toEqual({
    active: 1,
    overdue: 1,
    returnsToday: 1,
    inMaintenance: 1,
    fleet: { available: 1, rented: 2, reserved: 0, maintenance: 1, inactive: 1 },
  });
  expect(data.utilization).toBe(0.5);
  expect(data.revenue).toMatchObject({ sumCents: 8_500, beforeCents: 0 });
  expect(data.revenue.days.at(-1)).toEqual({ day: localDay(ctx.now, ZONE), cents: 8_500 });
  expect(data.rentalsOut.map((rental) => [rental.id, rental.status])).toEqual([
    [late.id, 'overdue'],
    [running.id, 'active'],
  ]);
  expect(data.expiring).toMatchObject({
    total: 2,
    documents: [{ kind: 'registration', expired: true }, { kind: 'insurance' }],
  });
});

it('shows the reservation whose vehicle is late, and the one whose vehicle comes back after its pickup', async () => {
  const ctx = await asManager(tenant);
  const { now } = ctx;
  const at = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);
  const late = await makeActiveRental(tenant, { out: at(-50), due: at(-2) });
  const safe = await makeActiveRental(tenant, { out: at(-50), due: at(2) });
  const endangered = await reserve(late.vehicleId, at(24), at(48));
  const far = await reserve(late.vehicleId, at(24 * 200), at(24 * 201));
  await reserve(safe.vehicleId, at(24), at(48));
  const data = await dashboard();
  expect(data.atRisk.map((row) => [row.id, row.late])).toEqual([
    [endangered, true],
    [far, true],
  ]);
});

it('derives the shown status in SQL as the rule does, and pages through the list without gap or repeat', async () => {
  const ctx = await asManager(tenant);
  await makeActiveRental(tenant, { values: { status: 'completed' } });
  await makeActiveRental(tenant, { values: { status: 'cancelled' } });
  await makeActiveRental(tenant, { values: { status: 'draft', dueAt: null, number: null } });
  await query(ctx, 'rentals.view', async (q) => {
    for (const sort of ['newest', 'oldest', 'due']) {
      const whole = await listRentals(q, RentalFilters.parse({ sort, size: 50 }));
      for (const row of whole.rows)
        expect(row.status).toBe(
          shownRentalStatus(
            {
              status: row.status === 'overdue' ? 'active' : (row.status as 'draft'),
              dueAt: row.dueAt,
            },
            q.now,
          ),
        );
      const counts = await tallyRentals(q, RentalFilters.parse({}));
      expect(counts.all?.count).toBe(whole.rows.length);
      expect(counts.overdue?.count).toBe(whole.rows.filter((row) => row.status === 'overdue').length);
      expect(whole.rows.length).toBeGreaterThan(6);
    }
    const found = await listRentals(q, RentalFilters.parse({ q: 'Désrosiers RAV4' }));
    expect(found.rows.length).toBeGreaterThan(0);
    expect((await listRentals(q, RentalFilters.parse({ q: 'nobody' }))).rows).toEqual([]);
    const due = await listRentals(q, RentalFilters.parse({ sort: 'due', size: 10, q: found.rows[0]?.plate }));
    expect(due.rows.map((row) => row.id)).toContain(found.rows[0]?.id);
  });
});

async function reserve(vehicleId: string, pickupAt: Date, dueAt: Date): Promise<string> {
  const id = newId();
  const customerId = await makeCustomer(tenant);
  await withTenant(tenant.id, async (tx) => {
    await tx.insert(reservations).values({
      tenantId: tenant.id,
      id,
      number: `V-${id}`,
      customerId,
      vehicleId,
      pickupAt,
      dueAt,
      dailyRateCents: 5500,
      createdBy: tenant.members.agent,
    });
    await tx.insert(vehicleAllocations).values({
      tenantId: tenant.id,
      id: newId(),
      vehicleId,
      kind: 'reservation',
      reservationId: id,
      period: `[${pickupAt.toISOString()},${dueAt.toISOString()})`,
    });
  });
  return id;
}
