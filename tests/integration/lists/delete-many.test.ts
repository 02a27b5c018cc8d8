import { and, eq, inArray, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import { customers } from '@/db/schema/customers';
import { drivers } from '@/db/schema/drivers';
import { vehicles } from '@/db/schema/vehicles';
import { archiveVehicles } from '@/lib/allocations/archive-vehicles';
import { archiveCustomers } from '@/lib/customers/archive-customers';
import { archiveDrivers } from '@/lib/drivers/archive-drivers';
import { newId } from '@/lib/id';
import { addRentalDriver } from '@/tests/support/add-rental-driver';
import { asManager } from '@/tests/support/contexts';
import { makeCustomer, makeDriver, makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';

let tenant: TestTenant;
let other: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
  other = await makeTenant();
});
afterAll(closeDatabase);

const KINDS = {
  vehicles: {
    table: vehicles,
    make: (owner: TestTenant) => makeVehicle(owner),
    archive: async (ids: string[], key?: string) =>
      archiveVehicles(await asManager(tenant, { idempotencyKey: key }), { ids }),
    busy: async () => (await makeActiveRental(tenant)).vehicleId,
    reason: 'vehicle_out',
  },
  customers: {
    table: customers,
    make: (owner: TestTenant) => makeCustomer(owner),
    archive: async (ids: string[], key?: string) =>
      archiveCustomers(await asManager(tenant, { idempotencyKey: key }), { ids }),
    busy: async () => (await makeActiveRental(tenant)).customerId,
    reason: 'customer_has_rental',
  },
  drivers: {
    table: drivers,
    make: (owner: TestTenant) => makeDriver(owner),
    archive: async (ids: string[], key?: string) =>
      archiveDrivers(await asManager(tenant, { idempotencyKey: key }), { ids }),
    busy: async () => {
      const driverId = await makeDriver(tenant);
      await addRentalDriver(tenant, (await makeActiveRental(tenant)).id, driverId);
      return driverId;
    },
    reason: 'driver_has_rental',
  },
};

async function standing(owner: TestTenant, kind: keyof typeof KINDS, ids: string[]): Promise<string[]> {
  const { table } = KINDS[kind];
  const rows = await withTenant(owner.id, (tx) =>
    tx
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.tenantId, owner.id), inArray(table.id, ids), isNull(table.archivedAt))),
  );
  return rows.map(({ id }) => id);
}

describe.each(['vehicles', 'customers', 'drivers'] as const)('of many %s', (kind) => {
  const { make, archive, busy, reason } = KINDS[kind];

  it('those that may go are deleted, each with its entry; the others stay, each with its reason', async () => {
    const free = [await make(tenant), await make(tenant)];
    const held = await busy();
    const result = await archive([...free, held, held]);
    expect(result).toMatchObject({ archived: 2, refused: [{ id: held, code: reason }] });
    expect(await standing(tenant, kind, [...free, held])).toEqual([held]);
    const entries = await withTenant(tenant.id, (tx) =>
      tx
        .select({ id: auditEntries.entityId })
        .from(auditEntries)
        .where(and(eq(auditEntries.tenantId, tenant.id), inArray(auditEntries.entityId, [...free, held]))),
    );
    expect(entries.map(({ id }) => id).toSorted()).toEqual(free.toSorted());
  });

  it('if none may be deleted, none is, and the first reason is the error', async () => {
    const held = await busy();
    await expect(archive([held])).rejects.toMatchObject({ code: reason, details: [{ id: held, code: reason }] });
    expect(await standing(tenant, kind, [held])).toEqual([held]);
  });

  it.each([
    ['another company’s', () => make(other)],
    ['nobody’s', async () => newId()],
  ])('none is where one is %s', async (_whose, stranger) => {
    const free = await make(tenant);
    const strange = await stranger();
    await expect(archive([free, strange])).rejects.toMatchObject({ code: 'record_not_found' });
    expect(await standing(tenant, kind, [free])).toEqual([free]);
    expect((await standing(other, kind, [strange])).length).toBe(_whose === 'nobody’s' ? 0 : 1);
  });

  it('the same request again gets the same answer', async () => {
    const key = newId();
    const ids = [await make(tenant), await busy()];
    const first = await archive(ids, key);
    expect(await archive(ids, key)).toEqual(first);
  });
});
