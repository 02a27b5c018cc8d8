import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { charges } from '@/db/schema/rentals';
import { vehicles } from '@/db/schema/vehicles';
import { DAY_MS } from '@/lib/durations';
import { getVehicleEarnings } from '@/lib/figures/get-vehicle-earnings';
import { newId } from '@/lib/id';
import type { PageInput } from '@/lib/lists/page-input';
import { listRecordRentals } from '@/lib/rentals/list-record-rentals';
import { query, type ReadContext } from '@/lib/server/query';
import { getVehicle } from '@/lib/vehicles/get-vehicle';
import { getVehicleUse } from '@/lib/vehicles/get-vehicle-use';
import { listVehicleInspections } from '@/lib/vehicles/list-vehicle-inspections';
import { listVehicleTickets } from '@/lib/vehicles/list-vehicle-tickets';
import { listVehicleTimeline } from '@/lib/vehicles/list-vehicle-timeline';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { makeCompletedRental, makeTicket } from '@/tests/support/make-history';

const NOW = new Date('2026-11-21T15:00:00Z');

let tenant: TestTenant;
let vehicleId: string;
beforeEach(async () => {
  tenant = await makeTenant();
  vehicleId = await makeVehicle(tenant, { createdAt: new Date('2025-01-01T00:00:00Z') });
});
afterAll(closeDatabase);

interface Page {
  rows: { id: string }[];
  nextCursor: string | null;
}

async function read<T>(run: (q: ReadContext) => Promise<T>) {
  return query(await asAgent(tenant, { now: NOW }), 'vehicles.view', run);
}

async function charge(rentalId: string, values: Partial<typeof charges.$inferInsert>) {
  await withTenant(tenant.id, (tx) =>
    tx.insert(charges).values({
      tenantId: tenant.id,
      id: newId(),
      rentalId,
      kind: 'late',
      amountCents: 0,
      createdBy: tenant.members.agent,
      ...values,
    }),
  );
}

describe('income against cost', () => {
  it('is exact to the cent, by the local month in which it was charged or spent', async () => {
    // 4 × 55.00 on 31 October at 22:00 in Port-au-Prince, which is already November in UTC.
    const rental = await makeCompletedRental(tenant, vehicleId, ['2026-11-01T02:00:00Z', '2026-11-05T02:00:00Z']);
    await charge(rental.id, { amountCents: 3333, createdAt: new Date('2026-11-05T12:00:00Z') });
    await charge(rental.id, { amountCents: -1001, kind: 'early_return', createdAt: new Date('2026-11-05T12:00:00Z') });
    await charge(rental.id, { amountCents: 9999, waivedAt: NOW, waivedReason: 'Kind' });
    await charge(rental.id, { amountCents: 2200, kind: 'tax', createdAt: new Date('2026-11-05T12:00:00Z') });
    const old = await makeCompletedRental(tenant, vehicleId, ['2025-03-01T12:00:00Z', '2025-03-03T12:00:00Z']);
    await makeActiveRental(tenant, { out: new Date('2026-11-10T12:00:00Z') });
    await makeTicket(tenant, vehicleId, { costCents: 4501, logCents: [1999, 1] });
    const { months, ...all } = await read(async (q) => getVehicleEarnings(q, await getVehicle(q, vehicleId)));
    expect(old.vehicleId).toBe(vehicleId);
    expect(months).toHaveLength(12);
    expect([months[0]?.month, months[11]?.month]).toEqual(['2025-12', '2026-11']);
    expect(months.slice(-2)).toEqual([
      { month: '2026-10', incomeCents: 22_000, costCents: 4501, costs: { maintenance: 4501 } },
      { month: '2026-11', incomeCents: 2332, costCents: 2000, costs: { maintenance: 2000 } },
    ]);
    expect(months.slice(0, -2).every(({ incomeCents, costCents }) => incomeCents === 0 && costCents === 0)).toBe(true);
    expect(all).toMatchObject({
      ...{ incomeCents: 22_000 + 2332 + 11_000, costCents: 6501, costs: { maintenance: 6501 } },
      year: { incomeCents: 22_000 + 2332, costCents: 6501 },
      // Four days and two.
      ...{ daysOut: 6, purchase: null },
    });
  });
});

describe('utilisation', () => {
  it('counts the days on rent by their hours, the running one up to now', async () => {
    await makeCompletedRental(tenant, vehicleId, ['2026-11-01T15:00:00Z', '2026-11-04T03:00:00Z']);
    await makeActiveRental(tenant, { out: new Date(NOW.getTime() - 2 * DAY_MS), vehicleId });
    const vehicle = await read((q) => getVehicle(q, vehicleId));
    const use = await read((q) => getVehicleUse(q, vehicle));
    expect(use.map(({ window, daysOut, days }) => [window, daysOut, days])).toEqual([
      [30, 4.5, 30],
      [90, 4.5, 90],
      [365, 4.5, 365],
    ]);
  });

  it('begins with the vehicle, and is unknown of one that came this moment', async () => {
    await withTenant(tenant.id, (tx) => tx.update(vehicles).set({ createdAt: NOW }).where(eq(vehicles.id, vehicleId)));
    const vehicle = await read((q) => getVehicle(q, vehicleId));
    expect((await read((q) => getVehicleUse(q, vehicle))).map(({ share }) => share)).toEqual([null, null, null]);
  });
});

describe('the lists', () => {
  const listRentals = (q: ReadContext, id: string, page: PageInput) => listRecordRentals(q, { vehicleId: id }, page);

  it('page through all rentals, inspections and tickets, each once', async () => {
    for (let day = 1; day <= 12; day += 1) {
      const two = String(day).padStart(2, '0');
      await makeCompletedRental(tenant, vehicleId, [`2026-09-${two}T10:00:00Z`, `2026-09-${two}T20:00:00Z`]);
      await makeTicket(tenant, vehicleId);
    }
    for (const list of [listRentals, listVehicleInspections, listVehicleTickets]) {
      const first = await read<Page>((q) => list(q, vehicleId, { cursor: null, size: 10 }));
      const second = await read<Page>((q) => list(q, vehicleId, { cursor: first.nextCursor, size: 10 }));
      const ids = [...first.rows, ...second.rows].map(({ id }) => id);
      expect([first.rows.length, second.rows.length, new Set(ids).size, second.nextCursor]).toEqual([10, 2, 12, null]);
    }
  });

  it('show a stranger nothing', async () => {
    await makeCompletedRental(tenant, vehicleId, ['2026-09-01T10:00:00Z', '2026-09-02T10:00:00Z']);
    await makeTicket(tenant, vehicleId);
    const stranger = await asManager(await makeTenant(), { now: NOW });
    await query(stranger, 'vehicles.view', async (q) => {
      for (const list of [listRentals, listVehicleInspections, listVehicleTickets, listVehicleTimeline])
        expect((await list(q, vehicleId, { cursor: null, size: 10 })).rows).toEqual([]);
      const none = { purchasePriceCents: null, purchasedOn: null };
      const theirs = await getVehicleEarnings(q, { id: vehicleId, ...none });
      expect(theirs).toMatchObject({ incomeCents: 0, costCents: 0, daysOut: 0 });
    });
  });
});
