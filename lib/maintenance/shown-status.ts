import type { ShownTicketStatus, TicketStatus } from './values';

/** A ticket's state as lists show it. An open one is overdue from the moment it should be ready. Nothing of it is stored. */
export function shownTicketStatus(
  ticket: { status: TicketStatus; expectedReadyAt: Date | null },
  now: Date,
): ShownTicketStatus {
  const late = ticket.expectedReadyAt !== null && ticket.expectedReadyAt <= now;
  return ticket.status === 'open' && late ? 'overdue' : ticket.status;
}
