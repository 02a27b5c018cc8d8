import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { rentals } from '@/db/schema/rentals';
import { vehicles } from '@/db/schema/vehicles';
import { DAY_MS, HOUR_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { cancelRental } from '@/lib/rentals/cancel-rental';
import { discardDraft } from '@/lib/rentals/discard-draft';
import { findDraft, listOpenDrafts } from '@/lib/rentals/get-draft';
import { RentalFilters } from '@/lib/rentals/list-input';
import { listRentals } from '@/lib/rentals/list-rentals';
import { saveDraft } from '@/lib/rentals/save-draft';
import { swapVehicle } from '@/lib/rentals/swap-vehicle';
import { tallyRentals } from '@/lib/rentals/tally-rentals';
import { query } from '@/lib/server/query';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeCustomer, makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { swapInput } from '@/tests/support/swapped';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

const hence = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

async function list(address: object) {
  const filters = RentalFilters.parse(address);
  return query(await asAgent(tenant), 'rentals.view', (q) => listRentals(q, filters));
}

async function counts(address: object = {}) {
  const tallies = await query(await asAgent(tenant), 'rentals.view', (q) =>
    tallyRentals(q, RentalFilters.parse(address)),
  );
  return Object.fromEntries(Object.entries(tallies).map(([tab, { count }]) => [tab, count]));
}

const ids = ({ rows }: Awaited<ReturnType<typeof list>>) => rows.map(({ id }) => id);

/** A rental that was written so many days ago, and is due in so many hours. */
async function make(daysAgo: number, dueIn: number, values: Partial<typeof rentals.$inferInsert> = {}) {
  const out = hence(-200);
  const createdAt = new Date(Date.now() - daysAgo * DAY_MS);
  return makeActiveRental(tenant, { out, due: hence(dueIn), values: { createdAt, ...values } });
}

async function draft(values: object = {}) {
  const { id } = await saveDraft(await asAgent(tenant), { rentalId: newId(), step: 'agreement', values });
  return id;
}

describe('the rentals', () => {
  it('come newest first, oldest first, or by when the vehicle is due, and without an end last', async () => {
    const [first, second, third] = [await make(3, 20), await make(2, -5), await make(1, 70)].map(({ id }) => id);
    const fourth = await draft();
    expect(ids(await list({}))).toEqual([fourth, third, second, first]);
    expect(ids(await list({ sort: 'oldest' }))).toEqual([first, second, third, fourth]);
    expect(ids(await list({ sort: 'due' }))).toEqual([second, first, third, fourth]);
  });

  it('are found by the plates of all vehicles that they had', async () => {
    const rental = await makeActiveRental(tenant);
    const vehicleId = await makeVehicle(tenant, { plate: 'ZZ-4242', plateKey: 'ZZ4242' });
    const before = await withTenant(tenant.id, (tx) =>
      tx.select({ key: vehicles.plateKey }).from(vehicles).where(eq(vehicles.id, rental.vehicleId)),
    );
    await swapVehicle(await asManager(tenant), swapInput(rental, vehicleId));
    const former = before[0]?.key ?? '';
    for (const q of [former, 'zz 4242', `${former} zz4242`]) expect(ids(await list({ q }))).toEqual([rental.id]);
    expect((await counts({ q: former })).active).toBe(1);
    expect(ids(await list({ q: `${former} nobody` }))).toEqual([]);
  });

  it('are counted by status for the tabs, each of which shows its own', async () => {
    const [active, overdue] = [await make(1, 20), await make(1, -1)];
    const done = await make(1, -1, { status: 'completed', returnedAt: new Date() });
    const cancelled = await make(1, 5);
    await cancelRental(await asManager(tenant), { rentalId: cancelled.id, odometerKm: 40_000, reason: 'Rain' });
    const [open, discarded] = [await draft(), await draft()];
    await discardDraft(await asAgent(tenant), { rentalId: discarded });
    expect(await counts()).toEqual({
      all: 5,
      draft: 1,
      reserved: 0,
      active: 1,
      overdue: 1,
      completed: 1,
      cancelled: 1,
    });
    for (const [status, id] of Object.entries({
      active: active.id,
      overdue: overdue.id,
      completed: done.id,
      cancelled: cancelled.id,
      draft: open,
    }))
      expect(ids(await list({ status })), status).toEqual([id]);
  });

  it('are found by number, customer, vehicle and plate', async () => {
    const customerId = await makeCustomer(tenant, { fullName: 'Wilner Jean' });
    const vehicleId = await makeVehicle(tenant, {
      make: 'Kia',
      model: 'Picanto',
      plate: 'BB-12345',
      plateKey: 'BB12345',
    });
    const values = { number: 'R-2026-00042' };
    const wanted = await makeActiveRental(tenant, { customerId, vehicleId, values });
    await make(1, 20, { number: 'R-2026-00142' });
    for (const q of [
      'R-2026-00042',
      'R202600042',
      'r-2026-42',
      'r 2026 0004',
      '2026-00042',
      'wilner',
      'picanto',
      'bb12345',
      'BB-123',
    ]) {
      expect(ids(await list({ q })), q).toEqual([wanted.id]);
      expect((await counts({ q })).all, q).toBe(1);
    }
    for (const q of ['%', '_', '"', "'", '\\']) expect(ids(await list({ q })), q).toEqual([]);
    const [row] = (await list({ q: 'wilner' })).rows;
    expect(row).toMatchObject({ customerName: 'Wilner Jean', make: 'Kia', model: 'Picanto', plate: 'BB-12345' });
  });
});

describe('the open drafts', () => {
  it('are the five that this member edited last', async () => {
    const made: string[] = [];
    for (let count = 0; count < 6; count += 1) made.push(await draft());
    for (const [index, id] of made.entries())
      await withTenant(tenant.id, (tx) =>
        tx
          .update(rentals)
          .set({ updatedAt: hence(-index) })
          .where(eq(rentals.id, id)),
      );
    const open = await query(await asAgent(tenant), 'rentals.create', listOpenDrafts);
    expect(open.map(({ id }) => id)).toEqual(made.slice(0, 5));
    expect(await query(await asManager(tenant), 'rentals.create', listOpenDrafts)).toEqual([]);
    await discardDraft(await asAgent(tenant), { rentalId: made[0] });
    const left = await query(await asAgent(tenant), 'rentals.create', listOpenDrafts);
    expect(left.map(({ id }) => id)).toEqual(made.slice(1));
  });

  it('name customer and vehicle; what is none is not found', async () => {
    const customerId = await makeCustomer(tenant, { fullName: 'Wilner Jean' });
    const vehicleId = await makeVehicle(tenant, { plate: 'BB-12345' });
    const id = await draft({ customerId, vehicleId });
    const found = (rentalId: string) => query(tenantOf, 'rentals.create', (q) => findDraft(q, rentalId));
    const tenantOf = await asAgent(tenant);
    expect(await found(id)).toMatchObject({
      id,
      customer: 'Wilner Jean',
      make: 'Toyota',
      plate: 'BB-12345',
      step: 'agreement',
    });
    for (const unknown of ['7', newId()]) expect(await found(unknown)).toBeNull();
  });
});
