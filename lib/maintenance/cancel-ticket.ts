import 'server-only';
import { command } from '../server/command';
import { assertTransition } from '../state-machine';
import { closeTicket } from './close-ticket';
import { CancelTicketInput } from './input';
import { lockTicketAndVehicle } from './lock-ticket';
import { TICKET_TRANSITIONS } from './values';

/** Nothing is done, or nothing more. What it has cost so far stays. */
export const cancelTicket = command(
  { name: 'maintenance.cancel_ticket', permission: 'maintenance.complete', input: CancelTicketInput },
  async (ctx, { ticketId, reason: cancelledReason }) => {
    const { ticket, vehicle } = await lockTicketAndVehicle(ctx, ticketId);
    assertTransition(TICKET_TRANSITIONS, ticket.status, 'cancelled');
    const after = { status: 'cancelled' as const, closedAt: ctx.now, cancelledReason };
    await closeTicket(ctx, ticket, vehicle, after);
    ctx.record({ entity: 'ticket', entityId: ticketId, before: { status: ticket.status }, after });
    return { id: ticketId };
  },
);
