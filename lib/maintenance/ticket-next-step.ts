import type { TicketStatus } from './values';

export type TicketStep = 'start' | 'complete' | 'edit';

const STEPS: Record<TicketStatus, readonly TicketStep[]> = {
  planned: ['start'],
  open: ['complete', 'edit'],
  completed: [],
  cancelled: [],
};

/** What to do next with a ticket, of what the member may; null if it is over. */
export function ticketNextStep(status: TicketStatus, may: (step: TicketStep) => boolean): TicketStep | null {
  return STEPS[status].find(may) ?? null;
}
