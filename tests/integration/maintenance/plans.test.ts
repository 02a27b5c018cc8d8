import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { maintenanceTickets } from '@/db/schema/maintenance';
import { vehicles } from '@/db/schema/vehicles';
import { DAY_MS } from '@/lib/durations';
import { addTicketLine } from '@/lib/maintenance/add-ticket-line';
import { archivePlan } from '@/lib/maintenance/archive-plan';
import { cancelTicket } from '@/lib/maintenance/cancel-ticket';
import { completeTicket } from '@/lib/maintenance/complete-ticket';
import { createPlan } from '@/lib/maintenance/create-plan';
import { listPlans } from '@/lib/maintenance/list-plans';
import { listServices } from '@/lib/maintenance/list-services';
import { summarizeCosts } from '@/lib/maintenance/summarize-costs';
import { listNotices } from '@/lib/notices/list-notices';
import { raiseServiceNotices } from '@/lib/notices/raise-service-notices';
import { query } from '@/lib/server/query';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeVehicleClass } from '@/tests/support/make-rule';
import { openVisit, planValues } from '@/tests/support/open-visit';

const timeZone = 'America/Port-au-Prince';
const NOW = new Date('2026-06-01T15:00:00Z');

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

function services(now = NOW, vehicleId?: string) {
  return withTenant(tenant.id, (tx) => listServices({ tenantId: tenant.id, tx, timeZone, now, vehicleId }));
}

async function plan(values: object): Promise<string> {
  return (await createPlan(await asManager(tenant), planValues(values))).id;
}

it('counts from the plan’s start until the service is done, then from its last ticket', async () => {
  const vehicleId = await makeVehicle(tenant, { odometerKm: 44_000 });
  await plan({ vehicleId, startsKm: '40 000' });
  expect(await services()).toMatchObject([
    {
      vehicleId,
      isStart: true,
      last: { km: 40_000, on: '2026-01-01' },
      dueKm: 45_000,
      dueOn: '2026-07-01',
      state: 'later',
    },
  ]);
  await withTenant(tenant.id, (tx) =>
    tx.update(vehicles).set({ odometerKm: 45_100 }).where(eq(vehicles.id, vehicleId)),
  );
  expect(await services()).toMatchObject([{ kmLeft: -100, state: 'overdue', ticket: null }]);
  const ticketId = await openVisit(tenant, { vehicleId, serviceType: 'oil_change', odometerKm: '45 150' });
  expect(await services()).toMatchObject([{ ticket: { id: ticketId } }]);
  await completeTicket(await asManager(tenant), { ticketId, readyOdometerKm: '45 200' });
  const closedAt = new Date('2026-05-20T15:00:00Z');
  await withTenant(tenant.id, (tx) =>
    tx.update(maintenanceTickets).set({ closedAt }).where(eq(maintenanceTickets.id, ticketId)),
  );
  expect(await services()).toMatchObject([
    { isStart: false, last: { km: 45_200, on: '2026-05-20' }, dueKm: 50_200, dueOn: '2026-11-20', state: 'later' },
  ]);
});

it('holds for each vehicle of a class, except those with a plan of their own', async () => {
  const classId = await makeVehicleClass(tenant);
  const [one, two] = [await makeVehicle(tenant, { classId }), await makeVehicle(tenant, { classId })];
  await makeVehicle(tenant);
  const whole = await plan({ classId, everyKm: '' });
  const own = await plan({ vehicleId: two, everyKm: '', everyMonths: '4' });
  const found = (await services()).map(({ planId, vehicleId, state }) => [planId, vehicleId, state]);
  expect(found).toEqual([
    [own, two, 'overdue'],
    [whole, one, 'later'],
  ]);
  const plans = await query(await asAgent(tenant, { now: NOW }), 'maintenance.view', listPlans);
  expect(plans.map(({ id, vehicles: count, overdue }) => [id, count, overdue]).toSorted()).toEqual(
    [
      [own, 1, 1],
      [whole, 1, 0],
    ].toSorted(),
  );
});

it('tells of a service once when it is due soon and once when it is overdue, until it has its ticket', async () => {
  const vehicleId = await makeVehicle(tenant, { odometerKm: 40_000 });
  const planId = await plan({ vehicleId, everyKm: '' });
  const raise = (now: Date) =>
    withTenant(tenant.id, (tx) => raiseServiceNotices({ tenantId: tenant.id, tx, timeZone, now }));
  const kinds = async () => {
    const filters = { cursor: null, size: 25, show: null } as const;
    const { rows } = await query(await asAgent(tenant), 'notices.view', (q) => listNotices(q, filters));
    return rows.map(({ kind, settled }) => `${kind} ${settled}`);
  };
  expect(await raise(NOW)).toBe(0);
  const soon = new Date('2026-06-20T15:00:00Z');
  expect([await raise(soon), await raise(soon)]).toEqual([1, 0]);
  const late = new Date('2026-07-02T15:00:00Z');
  expect([await raise(late), await raise(late)]).toEqual([1, 0]);
  expect((await kinds()).toSorted()).toEqual(['service_due false', 'service_overdue false']);
  await openVisit(tenant, { vehicleId, serviceType: 'oil_change' });
  expect((await kinds()).toSorted()).toEqual(['service_due true', 'service_overdue true']);
  expect(await raise(new Date(late.getTime() + DAY_MS))).toBe(0);
  await archivePlan(await asManager(tenant), { planId });
  expect(await services()).toEqual([]);
});

it('adds up costs by type, by vehicle and per kilometer', async () => {
  const vehicleId = await makeVehicle(tenant, { odometerKm: 40_000 });
  const first = await openVisit(tenant, { vehicleId, odometerKm: '40 000', costCents: '20' });
  await addTicketLine(await asAgent(tenant), {
    ticketId: first,
    what: 'Pads',
    quantityHundredths: '2.5',
    unitCostCents: '4',
  });
  await completeTicket(await asManager(tenant), { ticketId: first, readyOdometerKm: '40 100' });
  await openVisit(tenant, { vehicleId, serviceType: 'battery', odometerKm: '41 000', costCents: '70' });
  const other = await makeVehicle(tenant);
  const mistaken = await openVisit(tenant, { vehicleId: other, serviceType: 'battery', costCents: '' });
  await cancelTicket(await asManager(tenant), { ticketId: mistaken, reason: 'The other vehicle' });
  const summary = await query(await asAgent(tenant), 'maintenance.view', (q) => summarizeCosts(q, { days: 30 }));
  expect(summary).toMatchObject({ totalCents: 10_000, km: 1000, centsPerKm: 10 });
  expect(summary.byType).toEqual([
    { serviceType: 'battery', costCents: 7000, visits: 1 },
    { serviceType: 'brake_service', costCents: 3000, visits: 1 },
  ]);
  expect(summary.byVehicle.map(({ vehicleId: id, costCents, km }) => [id, costCents, km])).toEqual([
    [vehicleId, 10_000, 1000],
    [other, 0, 0],
  ]);
});

it('is asked of one vehicle as of the whole fleet', async () => {
  const vehicleIds = [await makeVehicle(tenant, { odometerKm: 46_000 }), await makeVehicle(tenant)];
  for (const vehicleId of vehicleIds) await plan({ vehicleId, startsKm: '' });
  for (const vehicleId of vehicleIds) await openVisit(tenant, { vehicleId, odometerKm: '46 500' });
  const every = await services();
  expect(every).toHaveLength(2);
  for (const vehicleId of vehicleIds)
    expect(await services(NOW, vehicleId)).toEqual(every.filter((service) => service.vehicleId === vehicleId));
});
