import { instantToLocal } from '../dates';
import type { Movement } from './list-movements';

/** Pickups and returns of a day as one list: what is late, and then the others by the hour in which they are expected. */
export function inOrder({ out, back }: { out: readonly Movement[]; back: readonly Movement[] }, timeZone: string) {
  const all = [...out, ...back].toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const hours = new Map<string, Movement[]>();
  for (const movement of all.filter(({ late }) => !late)) {
    const hour = instantToLocal(movement.at, timeZone).slice(0, 13);
    hours.set(hour, [...(hours.get(hour) ?? []), movement]);
  }
  return { late: all.filter(({ late }) => late), hours: [...hours.values()] };
}
