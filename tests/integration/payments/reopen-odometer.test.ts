import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { vehicles } from '@/db/schema/vehicles';
import { recordInspection } from '@/lib/inspections/record-inspection';
import { cancelTicket } from '@/lib/maintenance/cancel-ticket';
import { completeTicket } from '@/lib/maintenance/complete-ticket';
import { openTicket } from '@/lib/maintenance/open-ticket';
import { reopenReturn } from '@/lib/payments/reopen-return';
import { localIn } from '@/tests/support/agreement';
import { asManager } from '@/tests/support/contexts';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { ticketValues } from '@/tests/support/open-visit';
import { makeReturned } from '@/tests/support/take-back';

afterAll(closeDatabase);

type ReadSince = (tenant: TestTenant, vehicleId: string) => Promise<unknown>;

const inspected: ReadSince = async (tenant, vehicleId) =>
  recordInspection(await asManager(tenant), { vehicleId, inspectedAt: null, odometerKm: 40_500, fuelLevel: 'full' });

/** A visit to a garage that is written down two days later, when the odometer may say more. */
const visited =
  (arrivedKm: number | null, readyKm: number | null = null): ReadSince =>
  async (tenant, vehicleId) => {
    const visit = ticketValues(vehicleId, { startedAt: localIn(-48), odometerKm: arrivedKm });
    const { id: ticketId } = await openTicket(await asManager(tenant), visit);
    await completeTicket(await asManager(tenant), { ticketId, readyOdometerKm: readyKm });
  };

const visitCancelled: ReadSince = async (tenant, vehicleId) => {
  const visit = ticketValues(vehicleId, { odometerKm: 40_500 });
  const { id: ticketId } = await openTicket(await asManager(tenant), visit);
  await cancelTicket(await asManager(tenant), { ticketId, reason: 'Another car' });
};

it.each<[name: string, km: number, readSince: ReadSince]>([
  ['what it was, where nobody has read it since', 40_000, async () => undefined],
  ['what an inspection has read since, though it is the same', 40_500, inspected],
  ['what a garage has read since, though it is the same', 40_500, visited(null, 40_500)],
  ['the lower one that a garage has read since', 40_200, visited(40_200)],
  ['what it was, where a garage has read less', 40_000, visited(39_000)],
  ['what it was, where the visit was cancelled', 40_000, visitCancelled],
])('is after a reopened return %s', async (_name, km, readSince) => {
  const tenant = await makeTenant();
  const vehicleId = await makeVehicle(tenant, { dailyRateCents: 5500, odometerKm: 40_000 });
  const { id } = await makeReturned(tenant, { vehicleId });
  await readSince(tenant, vehicleId);
  await reopenReturn(await asManager(tenant), { rentalId: id, reason: 'It was the other Duster' });
  const [row] = await withTenant(tenant.id, (tx) => tx.select().from(vehicles).where(eq(vehicles.id, vehicleId)));
  expect(row?.odometerKm).toBe(km);
});
