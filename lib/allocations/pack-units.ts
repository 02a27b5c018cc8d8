import type { Stretch } from './arrange-holds';

/** One unit of an option, promised or out for a time. */
export interface UnitHold extends Stretch {
  id: string;
  unit: number;
  /** Until when it was promised. One that is out and late is taken beyond that, without end. */
  promisedUntil: number;
}

/**
 * The unit for a new hold, and the units that others have to change to, as [id, unit]; null if the whole stock is taken
 * at some moment of it. Sorted by their start, holds need no more units than are promised at once at the worst moment. So
 * what is late does not count in numbering: together with promises that it endangers, it would need units beyond the stock.
 */
export function packUnits(
  holds: readonly UnitHold[],
  asked: Stretch,
  stock: number,
): { unit: number; moved: [id: string, unit: number][] } | null {
  const overlapping = holds.filter((hold) => hold.from < asked.until && asked.from < hold.until);
  const moments = [asked.from, ...overlapping.map(({ from }) => Math.max(from, asked.from))];
  const most = Math.max(
    ...moments.map((at) => overlapping.filter(({ from, until }) => from <= at && at < until).length),
  );
  if (most >= stock) return null;
  for (let unit = 1; unit <= stock; unit += 1)
    if (overlapping.every((hold) => hold.unit !== unit)) return { unit, moved: [] };
  const all = [...holds, { id: '', unit: 0, promisedUntil: asked.until, ...asked }].toSorted((a, b) => a.from - b.from);
  const freeFrom: number[] = [];
  const units = all.map(({ id, from, promisedUntil }) => {
    const found = freeFrom.findIndex((free) => free <= from);
    const index = found < 0 ? freeFrom.length : found;
    freeFrom[index] = promisedUntil;
    return [id, index + 1] as [string, number];
  });
  const before = new Map(holds.map(({ id, unit }) => [id, unit]));
  const unit = units.find(([id]) => id === '')?.[1] ?? 1;
  return { unit, moved: units.filter(([id, now]) => id !== '' && before.get(id) !== now) };
}
