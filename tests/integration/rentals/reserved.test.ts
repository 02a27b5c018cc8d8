import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import { vehicleAllocations } from '@/db/schema/allocations';
import { rentals } from '@/db/schema/rentals';
import { reservations } from '@/db/schema/reservations';
import { vehicleClasses, vehicles } from '@/db/schema/vehicles';
import { listAvailableVehicles } from '@/lib/allocations/list-available-vehicles';
import { DAY_MS, HOUR_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { activateRental } from '@/lib/rentals/activate-rental';
import { getRental } from '@/lib/rentals/get-rental';
import { RentalFilters } from '@/lib/rentals/list-input';
import { listRentals } from '@/lib/rentals/list-rentals';
import { quoteDraft } from '@/lib/rentals/quote-draft';
import { query } from '@/lib/server/query';
import { makeDraft } from '@/tests/support/agreement';
import { asAgent } from '@/tests/support/contexts';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeReservation } from '@/tests/support/make-reservation';

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

/** A reservation for the time of an agreement that is being written for it. */
async function makeReserved(pickupAt = new Date(Date.now() + HOUR_MS)) {
  const vehicleId = await makeVehicle(tenant);
  const dueAt = new Date(pickupAt.getTime() + 2 * DAY_MS);
  const reservation = await makeReservation(tenant, { vehicleId, pickupAt, dueAt });
  const draft = await makeDraft(tenant, { vehicleId });
  await withTenant(tenant.id, (tx) =>
    tx.update(rentals).set({ reservationId: reservation.id }).where(eq(rentals.id, draft.rentalId)),
  );
  return { vehicleId, reservation, draft };
}

async function shown(rentalId: string) {
  return query(await asAgent(tenant), 'rentals.view', async (q) => {
    const { rows } = await listRentals(q, RentalFilters.parse({ size: 100 }));
    return [rows.find(({ id }) => id === rentalId)?.status, (await getRental(q, rentalId)).shownStatus];
  });
}

it('is called reserved while its reservation holds the vehicle', async () => {
  const { draft } = await makeReserved();
  expect(await shown(draft.rentalId)).toEqual(['reserved', 'reserved']);
  const expired = await makeReserved(new Date(Date.now() - 3 * DAY_MS));
  expect(await shown(expired.draft.rentalId)).toEqual(['draft', 'draft']);
});

it('has the price of its reservation, and the class of its vehicle', async () => {
  const { draft, reservation, vehicleId } = await makeReserved();
  await withTenant(tenant.id, async (tx) => {
    const classId = newId();
    await tx.insert(vehicleClasses).values({ tenantId: tenant.id, id: classId, name: 'Minibus' });
    await tx.update(vehicles).set({ classId }).where(eq(vehicles.id, vehicleId));
    await tx.update(reservations).set({ totalCents: 22_000 }).where(eq(reservations.id, reservation.id));
  });
  const { rows } = await query(await asAgent(tenant), 'rentals.view', (q) =>
    listRentals(q, RentalFilters.parse({ size: 100 })),
  );
  const listed = rows.find(({ id }) => id === draft.rentalId);
  expect(listed).toMatchObject({ reservationCents: 22_000, className: 'Minibus' });
});

it('keeps the vehicle from every other agreement, but not from its own', async () => {
  const { vehicleId, reservation, draft } = await makeReserved();
  const other = await makeDraft(tenant, { vehicleId });
  const ctx = await asAgent(tenant);
  const asked = (draftId: string) =>
    query(ctx, 'rentals.create', async (q) => {
      const { pickupAt, dueAt } = draft.values;
      const options = await listAvailableVehicles(q, '', { pickupAt, dueAt, draftId });
      const { clash } = await quoteDraft(q, draft.values, draftId);
      return [clash?.number, options.find(({ id }) => id === vehicleId)?.clash?.number];
    });
  expect(await asked(other.rentalId)).toEqual([reservation.number, reservation.number]);
  expect(await asked(draft.rentalId)).toEqual([undefined, undefined]);
  await expect(activateRental(ctx, other)).rejects.toMatchObject({
    code: 'vehicle_not_available',
    fields: { vehicleId: 'vehicle_not_available' },
    details: { number: reservation.number },
  });
});

it('becomes the agreement in one go: the reservation is converted, and its hold gives way', async () => {
  const { vehicleId, reservation, draft } = await makeReserved();
  await activateRental(await asAgent(tenant), draft);
  const [[stored], holds, entries] = await withTenant(tenant.id, (tx) =>
    Promise.all([
      tx.select().from(reservations).where(eq(reservations.id, reservation.id)),
      tx.select().from(vehicleAllocations).where(eq(vehicleAllocations.vehicleId, vehicleId)),
      tx
        .select({ before: auditEntries.before, after: auditEntries.after })
        .from(auditEntries)
        .where(and(eq(auditEntries.entityId, reservation.id), eq(auditEntries.action, 'reservations.convert'))),
    ]),
  );
  expect(stored).toMatchObject({ status: 'converted', closedAt: expect.any(Date) });
  expect(holds.map(({ kind, releasedAt }) => [kind, releasedAt === null]).toSorted()).toEqual([
    ['rental', true],
    ['reservation', false],
  ]);
  expect(entries).toEqual([{ before: { status: 'confirmed' }, after: { status: 'converted' } }]);
});
