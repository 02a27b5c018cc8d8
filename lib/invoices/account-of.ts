import { DAY_MS } from '../durations';
import type { DatedEntry } from './account-entry';

interface Period {
  /** The first moment of the period. */
  start: Date;
  /** The first moment after it. */
  end: Date;
}

const AGE_DAYS = [30, 60, 90];

/**
 * A customer's account over a period: what was owed before, its entries in their order, and what is owed at its end, all in cents.
 * Opening plus entries is always the closing balance. What is owed is as old as its charge, because payments pay the oldest.
 */
export function accountOf(entries: readonly DatedEntry[], { start, end }: Period) {
  const dated = entries
    .map((entry) => ({ ...entry, time: new Date(entry.at).getTime() }))
    .filter(({ time }) => time < end.getTime())
    .sort((a, b) => a.time - b.time || Number(isTakenBack(a)) - Number(isTakenBack(b)));
  const before = dated.filter(({ time }) => time < start.getTime());
  const within = dated.filter(({ time }) => time >= start.getTime());
  const openingCents = sum(before);
  return {
    openingCents,
    entries: within.map(({ time: _, ...entry }) => entry),
    closingCents: openingCents + sum(within),
    ages: agesOf(dated, end),
  };
}

/** What is owed at the end, by its age: up to 30 days, 60, 90, longer. All are 0 if nothing is owed. */
function agesOf(dated: readonly (DatedEntry & { time: number })[], end: Date): [number, number, number, number] {
  const units = new Map<string, { time: number; cents: number }>();
  for (const { unit, time, cents } of dated) {
    const known = units.get(unit);
    units.set(unit, { time: known?.time ?? time, cents: (known?.cents ?? 0) + cents });
  }
  const moved = [...units.values()];
  let credit = -sum(moved.filter(({ cents }) => cents < 0));
  const ages: [number, number, number, number] = [0, 0, 0, 0];
  for (const { time, cents } of moved.filter((unit) => unit.cents > 0)) {
    const paid = Math.min(credit, cents);
    credit -= paid;
    const days = (end.getTime() - time) / DAY_MS;
    const age = AGE_DAYS.filter((most) => days > most).length as 0 | 1 | 2 | 3;
    ages[age] += cents - paid;
  }
  return ages;
}

function sum(entries: readonly { cents: number }[]): number {
  return entries.reduce((total, { cents }) => total + cents, 0);
}

/** What takes something back follows it, also within one moment. */
function isTakenBack({ type }: DatedEntry): boolean {
  return type === 'waived' || type === 'voided';
}
