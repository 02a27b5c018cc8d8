import 'server-only';
import { closeRepaired } from '../inspections/close-repaired';
import { command } from '../server/command';
import { assertTransition } from '../state-machine';
import { closeTicket } from './close-ticket';
import { CompleteTicketInput } from './input';
import { lockTicketAndVehicle } from './lock-ticket';
import { readOdometer } from './read-odometer';
import { TICKET_TRANSITIONS } from './values';

/**
 * The garage is done: the vehicle is in service, unless another ticket is open. Its damages are repaired if the manager
 * says so (docs/rules.md §6).
 */
export const completeTicket = command(
  { name: 'maintenance.complete_ticket', permission: 'maintenance.complete', input: CompleteTicketInput },
  async (ctx, { ticketId, readyOdometerKm, damageRepaired }) => {
    const { ticket, vehicle } = await lockTicketAndVehicle(ctx, ticketId);
    assertTransition(TICKET_TRANSITIONS, ticket.status, 'completed');
    await readOdometer(ctx, vehicle, { field: 'readyOdometerKm', km: readyOdometerKm, at: ctx.now });
    const after = { status: 'completed' as const, closedAt: ctx.now, readyOdometerKm };
    const inService = await closeTicket(ctx, ticket, vehicle, after);
    if (damageRepaired) await closeRepaired(ctx, { ticketId, number: ticket.number, vehicleId: vehicle.id });
    ctx.record({ entity: 'ticket', entityId: ticketId, before: { status: ticket.status }, after });
    return { id: ticketId, inService };
  },
);
