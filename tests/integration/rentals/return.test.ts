import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { vehicleAllocations } from '@/db/schema/allocations';
import { inspections } from '@/db/schema/inspections';
import { charges, rentals } from '@/db/schema/rentals';
import { reservations } from '@/db/schema/reservations';
import { vehicles } from '@/db/schema/vehicles';
import { instantToLocal } from '@/lib/dates';
import { DAY_MS, HOUR_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { collectPayment } from '@/lib/payments/collect-payment';
import { previewReturn } from '@/lib/payments/preview-return';
import { settleReturn } from '@/lib/payments/settle-return';
import { query } from '@/lib/server/query';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeCustomer, makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';

const ZONE = 'America/Port-au-Prince';
// Whole minutes, because a wall-clock field holds no more.
const NOW = Math.floor(Date.now() / 60_000) * 60_000;

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

/** Out for four days, and due the given number of hours ago. */
function makeLate(hours: number) {
  const due = new Date(NOW - hours * HOUR_MS);
  return makeActiveRental(tenant, { out: new Date(due.getTime() - 4 * DAY_MS), due });
}

function checkIn(rentalId: string, more: object = {}) {
  return {
    rentalId,
    returnedAt: instantToLocal(new Date(NOW), ZONE),
    odometerKm: 40_300,
    fuelLevel: 'full',
    unsignedReason: 'key_drop',
    ...more,
  };
}

function chargesOf(rentalId: string) {
  return withTenant(tenant.id, (tx) =>
    tx
      .select()
      .from(charges)
      .where(and(eq(charges.tenantId, tenant.id), eq(charges.rentalId, rentalId)))
      .orderBy(charges.position),
  );
}

it('completes the rental, ends the hold, inspects, reads the odometer, charges, and settles with the deposit', async () => {
  const rental = await makeLate(2.5);
  const ctx = await asAgent(tenant);
  await collectPayment(ctx, { rentalId: rental.id, kind: 'deposit', amountCents: 50_000, method: 'cash' });
  const settled = await settleReturn(ctx, checkIn(rental.id, { fuelLevel: 'half', odometerKm: 40_500 }));
  const rows = await withTenant(tenant.id, (tx) =>
    Promise.all([
      tx.select().from(rentals).where(eq(rentals.id, rental.id)),
      tx.select().from(vehicleAllocations).where(eq(vehicleAllocations.rentalId, rental.id)),
      tx
        .select()
        .from(inspections)
        .where(and(eq(inspections.rentalId, rental.id), eq(inspections.kind, 'checkin'))),
      tx.select().from(vehicles).where(eq(vehicles.id, rental.vehicleId)),
    ]),
  );
  const [[after], [hold], [inspection], [vehicle]] = rows;
  expect(after).toMatchObject({ status: 'completed', returnedAt: new Date(NOW) });
  expect(hold?.releasedAt).not.toBeNull();
  expect(inspection).toMatchObject({ odometerKm: 40_500, fuelLevel: 'half' });
  expect(vehicle?.odometerKm).toBe(40_500);
  const lines = await chargesOf(rental.id);
  // 500 km are 310.7 miles, 240 included. Half a tank is two quarters and the service fee. 2 started hours cost a fifth
  // of a day each.
  expect(lines.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
    ['rent', 22_000],
    ['late', 2_200],
    ['mileage', 70 * 40],
    ['fuel', 5_000],
  ]);
  expect(settled).toMatchObject({
    sumCents: 10_000,
    dueCents: 0,
    depositAppliedCents: 32_000,
    depositHeldCents: 18_000,
  });
});

it('never collides with the next reservation, however late', async () => {
  const rental = await makeLate(30);
  const customerId = await makeCustomer(tenant);
  const id = newId();
  await withTenant(tenant.id, async (tx) => {
    const times = { pickupAt: rental.due, dueAt: new Date(NOW + DAY_MS) };
    const row = { tenantId: tenant.id, id, number: `V-${id.slice(-8)}`, customerId, vehicleId: rental.vehicleId };
    await tx.insert(reservations).values({ ...row, ...times, dailyRateCents: 5500, createdBy: tenant.members.agent });
    await tx.insert(vehicleAllocations).values({
      tenantId: tenant.id,
      id: newId(),
      vehicleId: rental.vehicleId,
      kind: 'reservation',
      reservationId: id,
      period: `[${times.pickupAt.toISOString()},${times.dueAt.toISOString()})`,
    });
  });
  await expect(settleReturn(await asAgent(tenant), checkIn(rental.id))).resolves.toMatchObject({ id: rental.id });
});

it('lets one of two clerks take the vehicle back', async () => {
  const rental = await makeLate(1);
  const clerks = await Promise.all([asAgent(tenant), asManager(tenant)]);
  const both = await Promise.allSettled(clerks.map((clerk) => settleReturn(clerk, checkIn(rental.id))));
  expect(both.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1);
  expect(both.find((answer) => answer.status === 'rejected')).toMatchObject({ reason: { code: 'invalid_transition' } });
  expect(await chargesOf(rental.id)).toHaveLength(1);
});

it('says the same ahead of time as it charges, and refuses a sum that the clerk has not seen', async () => {
  const rental = await makeLate(5);
  const ctx = await asAgent(tenant);
  const preview = await query(ctx, 'rentals.view', (q) => previewReturn(q, checkIn(rental.id)));
  await expect(settleReturn(ctx, checkIn(rental.id, { expectedCents: preview.sumCents - 1 }))).rejects.toMatchObject({
    code: 'quote_changed',
  });
  const settled = await settleReturn(ctx, checkIn(rental.id, { expectedCents: preview.sumCents }));
  expect(settled).toMatchObject({ sumCents: preview.sumCents, dueCents: preview.stillDueCents });
});

it('lets a manager waive and change lines and add others, each with its reason', async () => {
  const rental = await makeLate(5);
  const input = checkIn(rental.id, {
    fuelLevel: 'empty',
    changes: [
      { kind: 'late', amountCents: null, reason: 'Storm' },
      { kind: 'fuel', amountCents: '50', reason: 'Half price' },
    ],
    extras: [{ kind: 'cleaning', amountCents: '25,00', note: 'Mud' }],
  });
  await expect(settleReturn(await asAgent(tenant), input)).rejects.toMatchObject({ code: 'insufficient_permissions' });
  expect(await settleReturn(await asManager(tenant), input)).toMatchObject({ sumCents: 7_500, dueCents: 29_500 });
  const lines = await chargesOf(rental.id);
  expect(lines.slice(1)).toMatchObject([
    { kind: 'late', amountCents: 5_500, waivedReason: 'Storm' },
    { kind: 'fuel', amountCents: 5_000, sentenceKey: 'adjusted', note: 'Half price' },
    { kind: 'cleaning', amountCents: 2_500, note: 'Mud' },
  ]);
});

it('charges the days used only where a manager agrees', async () => {
  const early = { out: new Date(NOW - 30 * HOUR_MS), due: new Date(NOW + 66 * HOUR_MS) };
  const [kept, agreed] = [await makeActiveRental(tenant, early), await makeActiveRental(tenant, early)];
  expect(await settleReturn(await asAgent(tenant), checkIn(kept.id, { odometerKm: 40_100 }))).toMatchObject({
    sumCents: 0,
  });
  const input = checkIn(agreed.id, { odometerKm: 40_100, usedDaysOnly: true });
  await expect(settleReturn(await asAgent(tenant), input)).rejects.toMatchObject({ code: 'insufficient_permissions' });
  expect(await settleReturn(await asManager(tenant), input)).toMatchObject({ sumCents: -11_000, dueCents: 11_000 });
});

it('refuses an odometer that runs backwards, or too fast unless confirmed, and times that can’t be', async () => {
  const rental = await makeLate(1);
  const ctx = await asAgent(tenant);
  const attempt = (more: object) => settleReturn(ctx, checkIn(rental.id, more));
  await expect(attempt({ odometerKm: 39_999 })).rejects.toMatchObject({
    code: 'odometer_below_last',
    fields: { odometerKm: 'odometer_below_last' },
    params: { last: 40_000 },
  });
  await expect(attempt({ odometerKm: 45_000 })).rejects.toMatchObject({
    code: 'odometer_jump',
    fields: { odometerKm: 'odometer_jump' },
  });
  const local = (ms: number) => instantToLocal(new Date(ms), ZONE);
  await expect(attempt({ returnedAt: local(rental.out.getTime() - 60_000) })).rejects.toMatchObject({
    fields: { returnedAt: 'return_before_pickup' },
  });
  await expect(attempt({ returnedAt: local(NOW + HOUR_MS) })).rejects.toMatchObject({
    fields: { returnedAt: 'return_in_future' },
  });
  await expect(attempt({ odometerKm: '', fuelLevel: '' })).rejects.toMatchObject({
    fields: { odometerKm: 'required', fuelLevel: 'required' },
  });
  await expect(attempt({ odometerKm: 45_000, odometerConfirmed: true })).resolves.toMatchObject({ id: rental.id });
  await expect(attempt({})).rejects.toMatchObject({ code: 'invalid_transition' });
});

it('does not know another company’s rental', async () => {
  const rental = await makeLate(1);
  const stranger = await makeTenant();
  await expect(settleReturn(await asManager(stranger), checkIn(rental.id))).rejects.toMatchObject({
    code: 'record_not_found',
  });
});
