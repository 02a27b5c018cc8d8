import { closedBetween } from '../hours/closed-between';
import { isRefusedAt } from '../hours/hours-refusals';
import type { BusinessHours } from '../hours/values';

interface Change {
  from: string;
  to: string;
  due: Date;
  now: Date;
}

/**
 * Whether a vehicle that is out may not come back to another place: nobody is there when it is due. Nor may one that is
 * late, where that place was closed for longer since, as closed hours are not late (docs/rules.md §8).
 */
export function isPlaceRefused(business: BusinessHours, { from, to, due, now }: Change, timeZone: string): boolean {
  if (from === to) return false;
  const closedMs = (place: string) =>
    closedBetween(business, place, { from: due, until: now }, timeZone).reduce(
      (total, closed) => total + closed.until.getTime() - closed.from.getTime(),
      0,
    );
  return isRefusedAt(business, to, due, timeZone) || (due < now && closedMs(to) > closedMs(from));
}
