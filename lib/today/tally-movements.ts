import type { Movement } from './list-movements';

export interface Tally {
  out: number;
  back: number;
  /** What should have gone out or come back before that day. */
  earlier: number;
}

/** How many pickups and returns are of the day that begins then. What is still open from before is counted apart. */
export function tallyMovements(movements: Record<'out' | 'back', readonly Pick<Movement, 'at'>[]>, from: Date): Tally {
  const ofDay = (list: readonly Pick<Movement, 'at'>[]) => list.filter(({ at }) => at >= from).length;
  const out = ofDay(movements.out);
  const back = ofDay(movements.back);
  return { out, back, earlier: movements.out.length + movements.back.length - out - back };
}
