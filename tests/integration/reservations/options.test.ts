import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { optionHolds } from '@/db/schema/allocations';
import { tenantSettings } from '@/db/schema/tenants';
import { reopenReturn } from '@/lib/payments/reopen-return';
import { activateRental } from '@/lib/rentals/activate-rental';
import { previewExtension } from '@/lib/rentals/preview-extension';
import { returnRental } from '@/lib/rentals/return-rental';
import { startAgreement } from '@/lib/rentals/start-agreement';
import { cancelReservation } from '@/lib/reservations/cancel-reservation';
import { quoteReservation } from '@/lib/reservations/quote-reservation';
import { updateReservation } from '@/lib/reservations/update-reservation';
import { query } from '@/lib/server/query';
import { localIn, makeDraft } from '@/tests/support/agreement';
import { asAgent, asManager } from '@/tests/support/contexts';
import { editNow } from '@/tests/support/edit-now';
import { makeCustomer, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { agreedValues } from '@/tests/support/hand-over';
import { makeReservationCompany } from '@/tests/support/reservation-company';
import { reservationValues, reserve } from '@/tests/support/reserve';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeReservationCompany();
});
afterAll(closeDatabase);

describe('an option with a stock', () => {
  it('is refused where none is left, and free again once it is given back', async () => {
    const seat = { childSeat: true, expectedTotalCents: 20_000 };
    const first = await reserve(tenant, {}, seat);
    await expect(reserve(tenant, {}, seat)).rejects.toMatchObject({
      code: 'option_not_available',
      fields: { childSeat: 'option_not_available' },
    });
    const values = reservationValues(await makeCustomer(tenant), { vehicleId: await makeVehicle(tenant) }, seat);
    const asked = async (id: string | null) =>
      (await query(await asAgent(tenant), 'reservations.edit', (q) => quoteReservation(q, values, id))).fields;
    expect(await asked(null)).toEqual({ childSeat: 'option_not_available' });
    expect(await asked(first.id)).toEqual({});
    const cancel = { reservationId: first.id, reason: 'No flight', expectedFeeCents: 5_000 };
    await cancelReservation(await asAgent(tenant), cancel);
    await expect(reserve(tenant, {}, seat)).resolves.toBeDefined();
  });

  it('is held by a rental from its hand-over to its return', async () => {
    const seated = { values: { options: ['child_seat'] }, total: 30_000 };
    const out = await makeDraft(tenant, seated);
    const ctx = await asAgent(tenant);
    await activateRental(ctx, out);
    await expect(activateRental(ctx, await makeDraft(tenant, seated))).rejects.toMatchObject({
      code: 'option_not_available',
      fields: { options: 'option_not_available' },
    });
    const back = { returnedAt: localIn(0), odometerKm: 40_010, fuelLevel: 'full', damageNotes: '' };
    await returnRental(ctx, { rentalId: out.rentalId, ...back });
    const open = await withTenant(tenant.id, (tx) => tx.$count(optionHolds, isNull(optionHolds.releasedAt)));
    expect(open).toBe(0);
  });

  it('is held again once a return is reopened, and can be why none is', async () => {
    const seated = { values: { options: ['child_seat'] }, total: 30_000 };
    const out = await makeDraft(tenant, seated);
    const ctx = await asManager(tenant);
    await activateRental(ctx, out);
    const back = { returnedAt: localIn(0), odometerKm: 40_010, fuelLevel: 'full', damageNotes: '' };
    const mistake = { rentalId: out.rentalId, reason: 'It was the other one' };
    await returnRental(ctx, { rentalId: out.rentalId, ...back });
    await reopenReturn(ctx, mistake);
    const next = await makeDraft(tenant, seated);
    await expect(activateRental(ctx, next)).rejects.toMatchObject({ code: 'option_not_available' });
    await returnRental(ctx, { rentalId: out.rentalId, ...back });
    await activateRental(ctx, next);
    await expect(reopenReturn(ctx, mistake)).rejects.toMatchObject({ code: 'option_not_available' });
  });

  it('is missed by an extension before it is agreed', async () => {
    const ctx = await asAgent(tenant);
    const draft = await makeDraft(tenant, { values: { options: ['child_seat'] }, total: 30_000 });
    const { id: rentalId } = await activateRental(ctx, draft);
    const later = { childSeat: true, pickupAt: localIn(96), dueAt: localIn(144), expectedTotalCents: 20_000 };
    await reserve(tenant, {}, later);
    const taken = async (hours: number) =>
      (await query(ctx, 'rentals.view', (q) => previewExtension(q, { rentalId, dueAt: localIn(hours) }))).takenOptions;
    expect(await taken(90)).toEqual([]);
    expect(await taken(120)).toEqual(['child_seat']);
  });
});

describe('a stock that was lowered below what is promised', () => {
  const stock = (childSeatStock: number) =>
    withTenant(tenant.id, (tx) =>
      tx.update(tenantSettings).set({ childSeatStock }).where(eq(tenantSettings.tenantId, tenant.id)),
    );
  const seat = { pickupAt: localIn(0), dueAt: localIn(48), childSeat: true, expectedTotalCents: 20_000 };

  async function twoPromised() {
    await stock(2);
    const promised = [await reserve(tenant, {}, seat), await reserve(tenant, {}, seat)] as const;
    await stock(1);
    return promised;
  }

  async function collect(reserved: Awaited<ReturnType<typeof reserve>>) {
    const ctx = await asAgent(tenant);
    const { id: rentalId } = await startAgreement(ctx, { reservationId: reserved.id });
    const values = agreedValues(reserved, { options: ['child_seat'] });
    return activateRental(ctx, { rentalId, values, expectedTotalCents: 20_000 });
  }

  it('gives what is left to whoever comes first', async () => {
    const [first, second] = await twoPromised();
    await expect(collect(second)).resolves.toBeDefined();
    await expect(collect(first)).rejects.toMatchObject({ code: 'option_not_available' });
  });

  it('lets each be changed within what it was promised for, and promises no more', async () => {
    const [first] = await twoPromised();
    const ctx = await asAgent(tenant);
    const shorter = { ...first.values, reservationId: first.id, dueAt: localIn(24), expectedTotalCents: 10_000 };
    await expect(editNow(updateReservation, ctx, shorter)).resolves.toBeDefined();
    const longer = { ...shorter, dueAt: localIn(48), expectedTotalCents: 20_000 };
    await expect(editNow(updateReservation, ctx, longer)).rejects.toMatchObject({ code: 'option_not_available' });
  });

  it('is no reason to refuse an extension for the time that was agreed already', async () => {
    const [first] = await twoPromised();
    const { id: rentalId } = await collect(first);
    const ctx = await asAgent(tenant);
    const taken = async (hours: number) =>
      (await query(ctx, 'rentals.view', (q) => previewExtension(q, { rentalId, dueAt: localIn(hours) }))).takenOptions;
    expect(await taken(72)).toEqual([]);
  });
});
