import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { archiveVehicle } from '@/lib/allocations/archive-vehicle';
import { updateVehicle } from '@/lib/allocations/update-vehicle';
import { instantToLocal } from '@/lib/dates';
import { HOUR_MS } from '@/lib/durations';
import { startTicket } from '@/lib/maintenance/start-ticket';
import { updateTicket } from '@/lib/maintenance/update-ticket';
import { query } from '@/lib/server/query';
import { getVehicle } from '@/lib/vehicles/get-vehicle';
import { asAgent, asManager } from '@/tests/support/contexts';
import { editNow } from '@/tests/support/edit-now';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { openVisit, ticketValues } from '@/tests/support/open-visit';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

const local = (hours: number) => instantToLocal(new Date(Date.now() + hours * HOUR_MS), 'America/Port-au-Prince');

it('takes no vehicle out of service that is with a customer, though its ticket was left open', async () => {
  const vehicleId = await makeVehicle(tenant);
  const times = { startedAt: local(-72), expectedReadyAt: local(-60) };
  const ticketId = await openVisit(tenant, { vehicleId, ...times });
  const [manager, agent] = [await asManager(tenant), await asAgent(tenant)];
  const read = () => query(agent, 'vehicles.view', (q) => getVehicle(q, vehicleId));
  const { features, vin, ...vehicle } = await read();
  const known = { ...vehicle, vin: vin ?? '', features: features.join(','), serviceStatus: 'in_service' };
  await editNow(updateVehicle, manager, { ...known, vehicleId });
  await makeActiveRental(tenant, { vehicleId });
  const edit = { ...ticketValues(vehicleId), ...times, ticketId, resultingStatus: 'inactive' };
  await expect(editNow(updateTicket, agent, edit)).rejects.toMatchObject({
    code: 'vehicle_out',
    fields: { resultingStatus: 'vehicle_out' },
  });
  expect(await read()).toMatchObject({ status: 'rented', serviceStatus: 'in_service' });
});

it('begins no visit of a vehicle that was deleted since it was planned', async () => {
  const vehicleId = await makeVehicle(tenant);
  const ticketId = await openVisit(tenant, { vehicleId, startedAt: local(24), expectedReadyAt: local(72) });
  await archiveVehicle(await asManager(tenant), { vehicleId });
  await expect(startTicket(await asAgent(tenant), { ticketId })).rejects.toMatchObject({ code: 'record_not_found' });
});
