/** A seeded random generator, so that the demo companies look the same on every machine. */
export interface Chance {
  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number;
  /** True in the given percentage of cases. */
  percent(share: number): boolean;
  pick<T>(items: readonly T[]): T;
}

export function chance(seed: number): Chance {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    between,
    percent: (share) => next() * 100 < share,
    pick<T>(items: readonly T[]): T {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
  };
}
