interface Slot {
  from: number;
  codes: Map<string, number>;
}
interface Counts {
  since: number;
  total: Map<string, number>;
  /** The last day in pieces, the newest at the end. */
  slots: Slot[];
}

const SLOT_MS = 5 * 60_000;
const KEPT = (24 * 60 * 60_000) / SLOT_MS;

// Next loads routes and pages apart, so all of them count on the global object.
const store = globalThis as typeof globalThis & { woutErrors?: Counts };

function counts(): Counts {
  store.woutErrors ??= { since: Date.now(), total: new Map(), slots: [] };
  return store.woutErrors;
}

/** Counts an error that somebody was told of, by its code. */
export function countError(code: string, now = Date.now()): void {
  const { total, slots } = counts();
  total.set(code, (total.get(code) ?? 0) + 1);
  const from = now - (now % SLOT_MS);
  if (slots.at(-1)?.from !== from) slots.push({ from, codes: new Map() });
  while (slots.length > KEPT + 1) slots.shift();
  const slot = slots.at(-1)?.codes;
  slot?.set(code, (slot.get(code) ?? 0) + 1);
}

/** How often each code was told on this server in the last `ms`, to five minutes, the most frequent first. */
export function errorsWithin(ms: number, now: number): { code: string; count: number }[] {
  const found = new Map<string, number>();
  for (const { from, codes } of counts().slots) {
    if (from + SLOT_MS <= now - ms) continue;
    for (const [code, count] of codes) found.set(code, (found.get(code) ?? 0) + count);
  }
  return [...found].map(([code, count]) => ({ code, count })).sort((a, b) => b.count - a.count);
}

/** How often each code was told since this server counts. */
export function errorTotals(): Map<string, number> {
  return counts().total;
}

export function errorsCountedSince(): number {
  return counts().since;
}
