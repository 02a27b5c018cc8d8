import { DAY_MS, HOUR_MS } from './durations';
import type { ErrorCode } from './errors';

const LONGEST_MS = 366 * DAY_MS;
const PAST_MS = 2 * HOUR_MS;
const AHEAD_MS = 2 * LONGEST_MS;

/** The reasons why a vehicle can't be booked for a period, whoever books it (docs/rules.md §9). Empty if it can. */
export function periodRefusals({ pickupAt, dueAt }: { pickupAt: Date; dueAt: Date }, now: Date): ErrorCode[] {
  const length = dueAt.getTime() - pickupAt.getTime();
  const refusals: [boolean, ErrorCode][] = [
    [length <= 0, 'return_before_pickup'],
    [length > 0 && (length < HOUR_MS || length > LONGEST_MS), 'period_invalid'],
    [length > 0 && dueAt <= now, 'due_in_past'],
    [pickupAt.getTime() < now.getTime() - PAST_MS, 'pickup_in_past'],
    [pickupAt.getTime() > now.getTime() + AHEAD_MS, 'pickup_too_far'],
  ];
  return refusals.filter(([refuses]) => refuses).map(([, code]) => code);
}
