import { DAY_MS } from '@/lib/durations';
import { officeTime } from './office-time';
import type { PlannedTicket } from './story';

/**
 * When a planned visit to the garage starts, and when the vehicle should be ready, both in office hours. Without a day for that,
 * it is a day later. A visit that would start on a Sunday keeps its length.
 */
export function ticketTimes({ startsIn, readyIn }: PlannedTicket, now: Date): { from: Date; until: Date } {
  const from = officeTime(now.getTime() + startsIn * DAY_MS, startsIn < 0 ? -1 : 1);
  const days = readyIn === undefined ? 1 : readyIn - startsIn;
  const until = officeTime(from + days * DAY_MS, readyIn !== undefined && readyIn < 0 ? -1 : 1);
  return { from: new Date(from), until: new Date(until) };
}
