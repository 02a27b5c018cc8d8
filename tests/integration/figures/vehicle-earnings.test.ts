import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { rentalLegs } from '@/db/schema/rentals';
import { getVehicleEarnings } from '@/lib/figures/get-vehicle-earnings';
import { newId } from '@/lib/id';
import { startShare } from '@/lib/owners/start-share';
import { vehicleDays } from '@/lib/rentals/vehicle-days';
import { query, type ReadContext } from '@/lib/server/query';
import { getVehicle } from '@/lib/vehicles/get-vehicle';
import { getVehicleUse } from '@/lib/vehicles/get-vehicle-use';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { makeExpense } from '@/tests/support/make-expense';
import { makeCompletedRental, makeTicket } from '@/tests/support/make-history';
import { makeOwner, shareValues } from '@/tests/support/make-owner';

const NOW = new Date('2026-11-21T15:00:00Z');
const DAY_SECONDS = 86_400;

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

async function asked<T>(who: typeof asAgent, run: (q: ReadContext) => Promise<T>): Promise<T> {
  return query(await who(tenant, { now: NOW }), 'vehicles.view', run);
}

function earningsOf(vehicleId: string, who = asManager) {
  return asked(who, async (q) => getVehicleEarnings(q, await getVehicle(q, vehicleId)));
}

/**
 * By hand, in dollars.
 * September: 4 days at 55 are 220, less 30 of fuel; 190 are left.
 * October: 3 days are 165, less 45 of the garage and 8 of washing; 112 are left, 302 in all.
 * November: 2 days are 110; 412 in all.
 */
async function makeEarner(values: Parameters<typeof makeVehicle>[1] = {}) {
  const vehicleId = await makeVehicle(tenant, { createdAt: new Date('2026-01-01T00:00:00Z'), ...values });
  await makeCompletedRental(tenant, vehicleId, ['2026-09-03T15:00:00Z', '2026-09-07T15:00:00Z']);
  await makeCompletedRental(tenant, vehicleId, ['2026-10-10T15:00:00Z', '2026-10-13T15:00:00Z']);
  await makeCompletedRental(tenant, vehicleId, ['2026-11-10T15:00:00Z', '2026-11-12T15:00:00Z']);
  await makeTicket(tenant, vehicleId, { costCents: 4_500 });
  await makeExpense(tenant, { vehicleId, spentAt: '2026-09-10T09:00', amountCents: '30' });
  await makeExpense(tenant, { vehicleId, kind: 'washing', spentAt: '2026-10-14T09:00', amountCents: '8' });
  return vehicleId;
}

it('tells income, each kind of cost, days out, and the month in which the price was earned', async () => {
  const vehicleId = await makeEarner({ purchasePriceCents: 30_000, purchasedOn: '2026-08-20' });
  const earnings = await earningsOf(vehicleId);
  const all = { incomeCents: 49_500, costCents: 8_300, costs: { maintenance: 4_500, fuel: 3_000, washing: 800 } };
  expect(earnings).toMatchObject({ ...all, year: all, daysOut: 9 });
  expect(earnings.purchase).toEqual({
    ...{ priceCents: 30_000, purchasedOn: '2026-08-20' },
    ...{ since: '2026-10', stillCents: 0 },
  });
});

it('still has to earn what is missing of the price, counted from the month of the purchase', async () => {
  const vehicleId = await makeEarner({ purchasePriceCents: 30_000, purchasedOn: '2026-10-01' });
  // 300 less 112 of October and 110 of November.
  expect((await earningsOf(vehicleId)).purchase).toMatchObject({ since: null, stillCents: 7_800 });
});

it("takes off the owner's share, less the costs that are the owner's, for those who may see owners", async () => {
  const vehicleId = await makeEarner();
  const ownerId = await makeOwner(tenant);
  // Theirs is 70 % of the rent since October, 115.50 and 77.00, and theirs are maintenance and fuel, 45.00.
  await startShare(await asManager(tenant), shareValues(ownerId, vehicleId, { startsOn: '2026-10-01' }));
  const seen = await earningsOf(vehicleId);
  expect(seen.costs).toEqual({ maintenance: 4_500, fuel: 3_000, washing: 800, owner: 11_550 + 7_700 - 4_500 });
  expect(seen.months.map(({ costs }) => costs.owner ?? 0).slice(-3)).toEqual([0, 7_050, 7_700]);
  expect((await earningsOf(vehicleId, asAgent)).costs).toEqual({ maintenance: 4_500, fuel: 3_000, washing: 800 });
});

it('counts the days of a period as the rule does, whatever the outings', async () => {
  const since = { createdAt: new Date('2026-11-01T00:00:00Z') };
  const early = await makeVehicle(tenant, since);
  const twice = await makeVehicle(tenant, { createdAt: new Date('2026-01-01T00:00:00Z') });
  const archived = await makeVehicle(tenant, { ...since, archivedAt: new Date('2026-11-15T00:00:00Z') });
  // Out before it was added, and again across the beginning of the period.
  await makeCompletedRental(tenant, early, ['2026-10-15T12:00:00Z', '2026-10-25T18:00:00Z']);
  // Both claim the 10th to the 12th, as imported rentals can.
  await makeCompletedRental(tenant, twice, ['2026-11-08T12:00:00Z', '2026-11-12T12:00:00Z']);
  const other = await makeActiveRental(tenant, { out: new Date('2026-11-16T12:00:00Z') });
  const leg = { leftAt: new Date('2026-11-10T12:00:00Z'), backAt: new Date('2026-11-14T00:00:00Z') };
  const read = { odometerOutKm: 1, odometerInKm: 2, fuelOut: 'full', fuelIn: 'full' } as const;
  await withTenant(tenant.id, (tx) =>
    tx
      .insert(rentalLegs)
      .values({ tenantId: tenant.id, id: newId(), rentalId: other.id, vehicleId: twice, ...leg, ...read }),
  );
  for (const id of [early, twice, archived, other.vehicleId]) {
    const [bySql, byRule] = await asked(asManager, async (q) => {
      const vehicle = await getVehicle(q, id);
      const until = vehicle.archivedAt ?? NOW;
      const from = new Date(until.getTime() - 30 * DAY_SECONDS * 1000);
      const rows = await q.tx.execute<Record<string, unknown>>(vehicleDays(tenant.id, { from, until }, id));
      return [rows[0], (await getVehicleUse(q, vehicle))[0]];
    });
    expect(Number(bySql?.days)).toBeCloseTo(byRule?.days ?? -1, 6);
    expect(Number(bySql?.days_out)).toBeCloseTo(byRule?.daysOut ?? -1, 6);
  }
  const [{ days_out: out } = {}] = await asked(asManager, (q) =>
    q.tx.execute<Record<string, unknown>>(
      vehicleDays(tenant.id, { from: new Date('2026-11-01T00:00:00Z'), until: NOW }, twice),
    ),
  );
  expect(Number(out)).toBe(5.5);
});
