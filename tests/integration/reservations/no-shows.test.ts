import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { paperOrders } from '@/db/schema/files';
import { archiveVehicle } from '@/lib/allocations/archive-vehicle';
import { archiveCustomer } from '@/lib/customers/archive-customer';
import { HOUR_MS } from '@/lib/durations';
import { freeNoShows } from '@/lib/jobs/free-no-shows';
import { startAgreement } from '@/lib/rentals/start-agreement';
import { cancelReservation } from '@/lib/reservations/cancel-reservation';
import { proposeStandIn } from '@/lib/reservations/propose-stand-in';
import { undoNoShow } from '@/lib/reservations/undo-no-show';
import { updateReservation } from '@/lib/reservations/update-reservation';
import { query } from '@/lib/server/query';
import { localIn } from '@/tests/support/agreement';
import { asAgent, asManager } from '@/tests/support/contexts';
import { editNow } from '@/tests/support/edit-now';
import { makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeReservation } from '@/tests/support/make-reservation';
import { makeReservationCompany, readReservation } from '@/tests/support/reservation-company';
import { reserve } from '@/tests/support/reserve';

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeReservationCompany();
});
afterAll(closeDatabase);

describe('a no-show', () => {
  async function missed(pickup: number, due: number, totalCents = 20_000) {
    const vehicleId = await makeVehicle(tenant);
    const times = { pickupAt: inHours(pickup), dueAt: inHours(due) };
    return { vehicleId, ...(await makeReservation(tenant, { vehicleId, ...times, values: { totalCents } })) };
  }

  it('gives its vehicle to the next booking, job or no job, and owes the company’s fee', async () => {
    const { id, vehicleId } = await missed(-26.1, 30);
    await expect(reserve(tenant, { vehicleId }, { pickupAt: localIn(1), dueAt: localIn(49) })).resolves.toBeDefined();
    expect((await readReservation(tenant, id)).reservation).toMatchObject({
      status: 'no_show',
      closedReason: 'not_picked_up',
      feeCents: 7_000,
    });
  });

  it('never owes more than it would have cost', async () => {
    const { id } = await missed(-27, 30, 3_000);
    const { tenantId, now, tenant: company } = await asManager(tenant);
    await withTenant(tenantId, (tx) => freeNoShows({ tenantId, tx, now, timeZone: company.timeZone }));
    expect((await readReservation(tenant, id)).reservation).toMatchObject({ status: 'no_show', feeCents: 3_000 });
  });

  it('is undone by a manager while the vehicle is free, and then lasts until its return', async () => {
    const { id, vehicleId } = await missed(-27, 30);
    expect((await readReservation(tenant, id)).shownStatus).toBe('no_show');
    await undoNoShow(await asManager(tenant), { reservationId: id, reason: 'His flight was late' });
    expect(await readReservation(tenant, id)).toMatchObject({
      shownStatus: 'late',
      reservation: { status: 'confirmed', feeCents: 0 },
    });
    await expect(reserve(tenant, { vehicleId })).rejects.toMatchObject({ code: 'vehicle_not_available' });
  });

  it.each(['vehicle', 'customer'] as const)('stays one where its %s was archived since', async (what) => {
    const { id, vehicleId } = await missed(-27, 30);
    const { tenantId, now, tenant: company } = await asManager(tenant);
    await withTenant(tenantId, (tx) => freeNoShows({ tenantId, tx, now, timeZone: company.timeZone }));
    const { customerId } = (await readReservation(tenant, id)).reservation;
    const ctx = await asManager(tenant);
    await (what === 'vehicle' ? archiveVehicle(ctx, { vehicleId }) : archiveCustomer(ctx, { customerId }));
    const undo = undoNoShow(ctx, { reservationId: id, reason: 'He has called' });
    await expect(undo).rejects.toMatchObject({ code: 'record_not_found' });
    expect((await readReservation(tenant, id)).reservation.status).toBe('no_show');
  });

  it('has a new voucher once it is undone, since it is kept for longer now', async () => {
    const { id } = await missed(-27, 30);
    const vouchers = () => withTenant(tenant.id, (tx) => tx.$count(paperOrders, eq(paperOrders.reservationId, id)));
    expect(await vouchers()).toBe(0);
    await undoNoShow(await asManager(tenant), { reservationId: id, reason: 'He has called' });
    expect(await vouchers()).toBe(1);
  });

  it('can be changed once it is undone, however long it is, but not to more hours than others have', async () => {
    const { id: reservationId } = await missed(-27, 240, 104_500);
    await undoNoShow(await asManager(tenant), { reservationId, reason: 'His flight was late' });
    const vehicleId = await makeVehicle(tenant);
    const ctx = await asAgent(tenant);
    const change = await query(ctx, 'reservations.edit', (q) => proposeStandIn(q, { reservationId, vehicleId }));
    expect(Number(change.autoCancelHours)).toBeGreaterThan(168);
    expect(await updateReservation(ctx, change)).toEqual({ id: reservationId });
    const more = { ...change, autoCancelHours: 500 };
    await expect(editNow(updateReservation, await asManager(tenant), more)).rejects.toMatchObject({
      fields: { autoCancelHours: 'out_of_range' },
      params: { from: 1, to: 168 },
    });
  });

  it('owes its fee no more once it is undone, although a job had closed it', async () => {
    const { id } = await missed(-27, 30);
    const { tenantId, now, tenant: company } = await asManager(tenant);
    await withTenant(tenantId, (tx) => freeNoShows({ tenantId, tx, now, timeZone: company.timeZone }));
    expect((await readReservation(tenant, id)).reservation).toMatchObject({ status: 'no_show', feeCents: 7_000 });
    await undoNoShow(await asManager(tenant), { reservationId: id, reason: 'He has called' });
    const open = { status: 'confirmed', feeCents: 0, closedAt: null, closedReason: null };
    expect((await readReservation(tenant, id)).reservation).toMatchObject(open);
  });

  it('stays one where the vehicle has been promised to somebody else', async () => {
    const { id, vehicleId } = await missed(-27, 30);
    const next = await reserve(tenant, { vehicleId });
    const undo = undoNoShow(await asManager(tenant), { reservationId: id, reason: 'His flight was late' });
    await expect(undo).rejects.toMatchObject({ code: 'vehicle_not_available', details: { number: next.number } });
    expect((await readReservation(tenant, id)).reservation.status).toBe('no_show');
  });

  it('is over once its return is', async () => {
    const { id } = await missed(-50, -1);
    const undo = undoNoShow(await asManager(tenant), { reservationId: id, reason: 'He has called' });
    await expect(undo).rejects.toMatchObject({ code: 'due_in_past' });
    expect((await readReservation(tenant, id)).shownStatus).toBe('no_show');
  });

  it('can be neither changed nor cancelled nor picked up', async () => {
    const { id } = await missed(-27, 30);
    const ctx = await asAgent(tenant);
    const cancel = { reservationId: id, reason: 'Late', expectedFeeCents: 5_000 };
    await expect(cancelReservation(ctx, cancel)).rejects.toMatchObject({ code: 'invalid_transition' });
    await expect(startAgreement(ctx, { reservationId: id })).rejects.toMatchObject({ code: 'invalid_transition' });
  });
});
