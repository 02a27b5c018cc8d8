import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { getDashboard } from '@/lib/dashboard/get-dashboard';
import { getDashboardVersion } from '@/lib/dashboard/get-dashboard-version';
import { DAY_MS, HOUR_MS } from '@/lib/durations';
import { collectPayment } from '@/lib/payments/collect-payment';
import { query } from '@/lib/server/query';
import { asManager } from '@/tests/support/contexts';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';

const NOON = new Date('2026-11-21T17:00:00Z');

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

async function version(now = NOON): Promise<string> {
  return query(await asManager(tenant, { now }), 'dashboard.view', getDashboardVersion);
}

it("changes with each write of the company, and with nobody else's", async () => {
  const { id: rentalId } = await makeActiveRental(tenant);
  const before = await version();
  const pay = async (whose: TestTenant, id: string) =>
    collectPayment(await asManager(whose), {
      rentalId: id,
      kind: 'balance',
      amountCents: '1',
      method: 'cash',
      currency: 'USD',
    });
  const other = await makeTenant();
  await pay(other, (await makeActiveRental(other)).id);
  expect(await version()).toBe(before);
  await pay(tenant, rentalId);
  expect(await version()).not.toBe(before);
});

it('changes when a rental becomes overdue, and at midnight', async () => {
  await makeActiveRental(tenant, { out: new Date(NOON.getTime() - DAY_MS), due: new Date(NOON.getTime() + HOUR_MS) });
  const before = await version();
  expect(await version(new Date(NOON.getTime() + HOUR_MS / 2))).toBe(before);
  const overdue = await version(new Date(NOON.getTime() + 2 * HOUR_MS));
  expect(overdue).not.toBe(before);
  // Midnight in Haiti is 05:00 in UTC.
  expect(await version(new Date('2026-11-22T04:59:00Z'))).toBe(overdue);
  expect(await version(new Date('2026-11-22T05:00:00Z'))).not.toBe(overdue);
});

it('the dashboard says how much the fleet was used in the last 30 days', async () => {
  const created = { createdAt: new Date('2026-01-01T00:00:00Z') };
  await makeVehicle(tenant, created);
  const vehicleId = await makeVehicle(tenant, created);
  // Since the first of 30 local days, so of 29 days and 12 hours on each vehicle.
  await makeActiveRental(tenant, { vehicleId, out: new Date('2026-10-01T12:00:00Z') });
  const read = async () => query(await asManager(tenant, { now: NOON }), 'dashboard.view', getDashboard);
  expect((await read()).period).toEqual({ days: 30, share: 0.5 });
});
