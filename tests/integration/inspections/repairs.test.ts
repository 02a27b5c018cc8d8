import { beforeAll, expect, it } from 'vitest';
import { closeDamage } from '@/lib/inspections/close-damage';
import { listTicketDamages, listVehicleDamages } from '@/lib/inspections/list-damages';
import { reopenDamage } from '@/lib/inspections/reopen-damage';
import { cancelTicket } from '@/lib/maintenance/cancel-ticket';
import { completeTicket } from '@/lib/maintenance/complete-ticket';
import { openTicket } from '@/lib/maintenance/open-ticket';
import { query } from '@/lib/server/query';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { brokenMirror, makeInspectedDamage } from '@/tests/support/make-damage';
import { ticketValues } from '@/tests/support/open-visit';
import { race } from '@/tests/support/race';

let tenant: TestTenant;

beforeAll(async () => {
  tenant = await makeTenant();
});

const openFor = async (vehicleId: string, damageId: string) =>
  openTicket(await asAgent(tenant), ticketValues(vehicleId, { damageId, odometerKm: '' }));

async function damageOf(vehicleId: string) {
  const [damage] = await query(await asAgent(tenant), 'inspections.view', (q) => listVehicleDamages(q, vehicleId));
  return damage;
}

it('is repaired with the ticket that was opened for it, and stands again if that is taken back', async () => {
  const { damageId, vehicleId } = await makeInspectedDamage(tenant);
  const other = await makeInspectedDamage(tenant);
  const ticket = await openFor(vehicleId, damageId);
  expect(await damageOf(vehicleId)).toMatchObject({ ticketNumber: ticket.number, ticketStatus: 'open', state: 'open' });
  const named = await query(await asAgent(tenant), 'maintenance.view', (q) => listTicketDamages(q, ticket.id));
  expect(named.map(({ id }) => id)).toEqual([damageId]);
  const manager = await asManager(tenant);
  await completeTicket(manager, { ticketId: ticket.id, damageRepaired: true });
  expect(await damageOf(vehicleId)).toMatchObject({ state: 'repaired', closedNote: ticket.number });
  expect((await damageOf(other.vehicleId))?.state).toBe('open');
  await reopenDamage(manager, { damageId });
  expect(await damageOf(vehicleId)).toMatchObject({ state: 'open', ticketStatus: 'completed' });
});

it('stands on if the manager does not say that it is repaired', async () => {
  const { damageId, vehicleId } = await makeInspectedDamage(tenant);
  const { id: ticketId } = await openFor(vehicleId, damageId);
  await completeTicket(await asManager(tenant), { ticketId });
  expect((await damageOf(vehicleId))?.state).toBe('open');
});

it('keeps how it was closed while its ticket was open', async () => {
  const { damageId, vehicleId } = await makeInspectedDamage(tenant);
  const { id: ticketId } = await openFor(vehicleId, damageId);
  const manager = await asManager(tenant);
  await closeDamage(manager, { damageId, closedAs: 'dismissed', reason: 'A shadow' });
  await completeTicket(manager, { ticketId, damageRepaired: true });
  expect(await damageOf(vehicleId)).toMatchObject({ state: 'dismissed', closedNote: 'A shadow' });
});

it('has one ticket at a time, and another once that is cancelled', async () => {
  const { damageId, vehicleId } = await makeInspectedDamage(tenant);
  const { codes } = await race([1, 2].map(() => () => openFor(vehicleId, damageId)));
  expect(codes).toEqual(['invalid_transition', 'won']);
  const ticketId = (await damageOf(vehicleId))?.ticketId;
  await cancelTicket(await asManager(tenant), { ticketId, reason: 'The part can’t be had' });
  const { number } = await openFor(vehicleId, damageId);
  expect((await damageOf(vehicleId))?.ticketNumber).toBe(number);
});

it('is refused for another vehicle and once it is closed, and then no ticket is left behind', async () => {
  const { damageId, vehicleId } = await makeInspectedDamage(tenant);
  const other = await makeVehicle(tenant);
  await expect(openFor(other, damageId)).rejects.toMatchObject({ code: 'record_not_found' });
  await expect(openFor(vehicleId, brokenMirror().id)).rejects.toMatchObject({ code: 'record_not_found' });
  await closeDamage(await asManager(tenant), { damageId, closedAs: 'repaired' });
  await expect(openFor(vehicleId, damageId)).rejects.toMatchObject({ code: 'invalid_transition' });
  expect((await damageOf(vehicleId))?.ticketId).toBeNull();
});
