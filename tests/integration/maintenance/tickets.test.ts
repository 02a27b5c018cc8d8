import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { vehicleAllocations } from '@/db/schema/allocations';
import { instantToLocal } from '@/lib/dates';
import { DAY_MS, HOUR_MS } from '@/lib/durations';
import { cancelTicket } from '@/lib/maintenance/cancel-ticket';
import { completeTicket } from '@/lib/maintenance/complete-ticket';
import { TicketFilters } from '@/lib/maintenance/input';
import { countTickets, listTickets } from '@/lib/maintenance/list-tickets';
import { openTicket } from '@/lib/maintenance/open-ticket';
import { startTicket } from '@/lib/maintenance/start-ticket';
import { updateTicket } from '@/lib/maintenance/update-ticket';
import { activateRental } from '@/lib/rentals/activate-rental';
import { createReservation } from '@/lib/reservations/create-reservation';
import { query } from '@/lib/server/query';
import { getVehicle } from '@/lib/vehicles/get-vehicle';
import { makeDraft } from '@/tests/support/agreement';
import { allocationFaults } from '@/tests/support/allocation-faults';
import { asAgent, asManager } from '@/tests/support/contexts';
import { editNow } from '@/tests/support/edit-now';
import { makeCustomer, makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { makeReservation } from '@/tests/support/make-reservation';
import { openVisit, ticketValues } from '@/tests/support/open-visit';
import { outcome, race } from '@/tests/support/race';
import { reservationValues } from '@/tests/support/reserve';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
const local = (hours: number) => instantToLocal(inHours(hours), 'America/Port-au-Prince');
/** Tomorrow, for two days: the days of `reservationValues` too. */
const PLANNED = () => ({ startedAt: local(24), expectedReadyAt: local(72), odometerKm: '' });

async function shown(vehicleId: string): Promise<string> {
  return query(await asAgent(tenant), 'vehicles.view', async (q) => (await getVehicle(q, vehicleId)).status);
}

async function holds(vehicleId: string): Promise<number> {
  const mine = and(eq(vehicleAllocations.tenantId, tenant.id), eq(vehicleAllocations.vehicleId, vehicleId));
  const standing = and(mine, eq(vehicleAllocations.kind, 'maintenance'), isNull(vehicleAllocations.releasedAt));
  return withTenant(tenant.id, (tx) => tx.$count(vehicleAllocations, standing));
}

it('takes its vehicle out of service until it is completed, and the odometer rises with it', async () => {
  const vehicleId = await makeVehicle(tenant);
  const ticketId = await openVisit(tenant, { vehicleId, odometerKm: '40 500', resultingStatus: 'inactive' });
  expect(await shown(vehicleId)).toBe('inactive');
  const manager = await asManager(tenant);
  const low = {
    code: 'odometer_below_last',
    fields: { readyOdometerKm: 'odometer_below_last' },
    params: { last: 40_500 },
  };
  await expect(completeTicket(manager, { ticketId, readyOdometerKm: '40 499' })).rejects.toMatchObject(low);
  await completeTicket(manager, { ticketId, readyOdometerKm: '40 520' });
  const vehicle = await query(manager, 'vehicles.view', (q) => getVehicle(q, vehicleId));
  expect(vehicle).toMatchObject({ status: 'available', odometerKm: 40_520 });
  expect(await holds(vehicleId)).toBe(0);
});

it('stays out of service while another ticket is open', async () => {
  const vehicleId = await makeVehicle(tenant);
  const [first, second] = [await openVisit(tenant, { vehicleId }), await openVisit(tenant, { vehicleId })];
  const manager = await asManager(tenant);
  expect(await completeTicket(manager, { ticketId: first })).toMatchObject({ inService: false });
  expect(await shown(vehicleId)).toBe('maintenance');
  expect(await cancelTicket(manager, { ticketId: second, reason: 'Not needed' })).toEqual({ id: second });
  expect(await shown(vehicleId)).toBe('available');
});

it('holds the days of a plan, while the vehicle is in service until it comes', async () => {
  const vehicleId = await makeVehicle(tenant);
  const ticketId = await openVisit(tenant, { vehicleId, ...PLANNED() });
  expect(await shown(vehicleId)).toBe('available');
  const booking = reservationValues(await makeCustomer(tenant), { vehicleId });
  await expect(createReservation(await asAgent(tenant), booking)).rejects.toMatchObject({
    code: 'vehicle_not_available',
    details: { kind: 'maintenance' },
  });
  await startTicket(await asAgent(tenant), { ticketId });
  expect(await shown(vehicleId)).toBe('maintenance');
  expect(await holds(vehicleId)).toBe(1);
  await cancelTicket(await asManager(tenant), { ticketId, reason: 'Sold' });
  await createReservation(await asAgent(tenant), booking);
});

it('does not plan over a reservation, and says which', async () => {
  const vehicleId = await makeVehicle(tenant);
  const { id, number } = await makeReservation(tenant, { vehicleId, pickupAt: inHours(30), dueAt: inHours(50) });
  const plan = ticketValues(vehicleId, PLANNED());
  for (const despite of [false, true])
    await expect(openTicket(await asAgent(tenant), { ...plan, despite })).rejects.toMatchObject({
      code: 'vehicle_not_available',
      details: { mayStay: false, clashes: [{ kind: 'reservation', id, number }] },
    });
});

it('opens despite a reservation once the clerk has seen it, and holds what that leaves', async () => {
  const vehicleId = await makeVehicle(tenant);
  await makeReservation(tenant, { vehicleId, pickupAt: inHours(30), dueAt: inHours(50) });
  const values = ticketValues(vehicleId, { expectedReadyAt: local(96) });
  await expect(openTicket(await asAgent(tenant), values)).rejects.toMatchObject({
    code: 'vehicle_not_available',
    details: { mayStay: true },
  });
  const { id: ticketId } = await openTicket(await asAgent(tenant), { ...values, despite: true });
  expect(await shown(vehicleId)).toBe('maintenance');
  expect(await holds(vehicleId)).toBe(2);
  const later = { ...values, ticketId, notes: 'The part comes tomorrow' };
  await editNow(updateTicket, await asAgent(tenant), later);
  expect(await holds(vehicleId)).toBe(2);
});

it('is refused while a customer has the vehicle, and for days that a rental needs', async () => {
  const { vehicleId } = await makeActiveRental(tenant, { due: inHours(48) });
  await expect(openVisit(tenant, { vehicleId })).rejects.toMatchObject({ code: 'vehicle_out' });
  await expect(openVisit(tenant, { vehicleId, ...PLANNED() })).rejects.toMatchObject({
    code: 'vehicle_not_available',
    details: { clashes: [{ kind: 'rental' }], mayStay: false },
  });
  await openVisit(tenant, { vehicleId, odometerKm: '', startedAt: local(49), expectedReadyAt: local(60) });
});

it('lists each ticket in one tab, found by number, vehicle and garage', async () => {
  const open = await openVisit(tenant);
  const planned = await openVisit(tenant, { ...PLANNED(), vendorName: 'Kafou Pneu' });
  const late = await openVisit(tenant, {
    startedAt: instantToLocal(new Date(Date.now() - 3 * DAY_MS), 'America/Port-au-Prince'),
    expectedReadyAt: local(-2),
  });
  const ctx = await asAgent(tenant);
  const found = (filters: object) =>
    query(ctx, 'maintenance.view', async (q) => {
      const parsed = TicketFilters.parse(filters);
      return [(await listTickets(q, parsed)).rows.map(({ id }) => id), await countTickets(q, parsed)] as const;
    });
  expect(await found({})).toEqual([[open], { open: 1, overdue: 1, planned: 1, completed: 0, cancelled: 0 }]);
  expect((await found({ tab: 'overdue' }))[0]).toEqual([late]);
  expect((await found({ tab: 'planned', q: 'kafou' }))[0]).toEqual([planned]);
  expect((await found({ tab: 'planned', q: 'ti jo' }))[0]).toEqual([]);
  expect((await found({ q: 'rav4', type: 'brake_service' }))[0]).toEqual([open]);
  expect((await found({ q: 'rav4', type: 'battery' }))[0]).toEqual([]);
});

it('gives the days of a vehicle to a ticket or to a reservation, never to both', async () => {
  for (let round = 0; round < 5; round += 1) {
    const vehicleId = await makeVehicle(tenant);
    const booking = reservationValues(await makeCustomer(tenant), { vehicleId });
    const agent = await asAgent(tenant);
    const { codes } = await race([
      ...[1, 2, 3].map(() => () => createReservation(agent, booking)),
      ...[1, 2].map(() => () => openTicket(agent, ticketValues(vehicleId, PLANNED()))),
    ]);
    const [won, refused] = outcome(codes);
    expect(refused).toEqual(['vehicle_not_available']);
    // Tickets may overlap, because a vehicle can be in the garage for two things.
    expect(won).toBe((await holds(vehicleId)) === 0 ? 1 : 2);
  }
});

it('goes to the garage or to a customer, never to both, and the other one is told why', async () => {
  const agent = await asAgent(tenant);
  for (let round = 0; round < 5; round += 1) {
    const vehicleId = await makeVehicle(tenant);
    const draft = await makeDraft(tenant, { vehicleId });
    const visit = ticketValues(vehicleId, { odometerKm: '', despite: round % 2 === 0 });
    const { codes } = await race([() => activateRental(agent, draft), () => openTicket(agent, visit)]);
    const inGarage = (await holds(vehicleId)) === 1;
    expect(codes).toEqual([inGarage ? 'vehicle_not_in_service' : 'vehicle_out', 'won']);
    expect(await shown(vehicleId)).toBe(inGarage ? 'maintenance' : 'rented');
    expect(await allocationFaults(tenant.id)).toEqual([]);
  }
});

it('is completed by one of eight clerks, and opened by two at once without harm', async () => {
  const vehicleId = await makeVehicle(tenant);
  const agent = await asAgent(tenant);
  const opened = await race([1, 2].map(() => () => openTicket(agent, ticketValues(vehicleId))));
  expect(outcome(opened.codes)).toEqual([2, []]);
  const ticketId = await openVisit(tenant);
  const manager = await asManager(tenant);
  const { codes } = await race(Array.from({ length: 8 }, () => () => completeTicket(manager, { ticketId })));
  expect(outcome(codes)).toEqual([1, ['invalid_transition']]);
});
