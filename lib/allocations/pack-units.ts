import type { Stretch } from './arrange-holds';

/** One unit of an option, promised or out for a time. */
export interface UnitHold extends Stretch {
  id: string;
  unit: number;
  /** Until when it was promised. One that is out and late is taken beyond that, without end. */
  promisedUntil: number;
  /** Whether it has been handed over, and not only promised. */
  out: boolean;
}

/** The time for which the asker holds a unit already. Others' holds count in it only if they are out and it is to go out. */
export interface KeptUnit extends Stretch {
  goesOut: boolean;
}

/**
 * The unit for a new hold, and the units that others have to change to, as [id, unit]; null if the whole stock is taken
 * at some moment of it. Sorted by their start, holds need no more units than are promised at once at the worst moment. So
 * what is late does not count in numbering: together with promises that it endangers, it would need units beyond the stock. Only
 * where more units are promised than there are, because the stock was lowered, does what is kept get a number beyond it.
 */
export function packUnits(
  holds: readonly UnitHold[],
  asked: Stretch,
  stock: number,
  kept: KeptUnit | null = null,
): { unit: number; moved: [id: string, unit: number][] } | null {
  const overlapping = holds.filter((hold) => hold.from < asked.until && asked.from < hold.until);
  const starts = [asked.from, ...overlapping.map(({ from }) => Math.max(from, asked.from))];
  // Where what is kept ends, others count again.
  const moments = kept && isAt(asked, kept.until) ? [...starts, kept.until] : starts;
  const mostOf = (counts: (hold: UnitHold, at: number) => boolean) =>
    Math.max(...moments.map((at) => overlapping.filter((hold) => isAt(hold, at) && counts(hold, at)).length));
  if (mostOf((hold, at) => !kept || !isAt(kept, at) || (kept.goesOut && hold.out)) >= stock) return null;
  const units = Math.max(stock, mostOf(() => true) + 1);
  for (let unit = 1; unit <= units; unit += 1)
    if (overlapping.every((hold) => hold.unit !== unit)) return { unit, moved: [] };
  const all = [...holds, { id: '', unit: 0, promisedUntil: asked.until, ...asked }].toSorted((a, b) => a.from - b.from);
  const freeFrom: number[] = [];
  const packed = all.map(({ id, from, promisedUntil }) => {
    const found = freeFrom.findIndex((free) => free <= from);
    const index = found < 0 ? freeFrom.length : found;
    freeFrom[index] = promisedUntil;
    return [id, index + 1] as [string, number];
  });
  const before = new Map(holds.map(({ id, unit }) => [id, unit]));
  const unit = packed.find(([id]) => id === '')?.[1] ?? 1;
  return { unit, moved: packed.filter(([id, now]) => id !== '' && before.get(id) !== now) };
}

function isAt({ from, until }: Stretch, at: number): boolean {
  return from <= at && at < until;
}
