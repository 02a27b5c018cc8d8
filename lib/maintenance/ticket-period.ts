import { DAY_MS } from '../durations';

/**
 * The days for which a ticket takes its vehicle: from its start until it should be ready. Assumption: a day, where nobody
 * has said that or it would be over before it starts.
 */
export function ticketPeriod(ticket: { startedAt: Date; expectedReadyAt: Date | null }): { from: Date; until: Date } {
  const { startedAt: from, expectedReadyAt } = ticket;
  const until = expectedReadyAt && expectedReadyAt > from ? expectedReadyAt : new Date(from.getTime() + DAY_MS);
  return { from, until };
}
