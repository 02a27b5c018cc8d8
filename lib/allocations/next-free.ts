import { isFree, type Lane, type PencilledHold, type Stretch } from './arrange-holds';

/**
 * The first moment, from the asked one on, from which some vehicle is free for as long as asked. Holds stay where they
 * are. Null if every vehicle is out and late, so that nobody knows.
 */
export function nextFree(lanes: readonly Lane[], pencilled: readonly PencilledHold[], asked: Stretch): number | null {
  const length = asked.until - asked.from;
  let first: number | null = null;
  for (const { vehicleId, firm } of lanes.filter(({ open }) => open)) {
    const taken = [...firm, ...pencilled.filter((hold) => hold.vehicleId === vehicleId)];
    const starts = [asked.from, ...taken.map(({ until }) => until)].filter(
      (from) => from >= asked.from && Number.isFinite(from) && isFree(taken, { from, until: from + length }),
    );
    if (starts.length > 0) first = Math.min(first ?? Number.POSITIVE_INFINITY, ...starts);
  }
  return first;
}
