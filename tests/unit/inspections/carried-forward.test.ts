import fc from 'fast-check';
import { expect, it } from 'vitest';
import { carriedForward, type DamageMoments } from '@/lib/inspections/carried-forward';

const HOUR_MS = 3_600_000;
const START = Date.UTC(2026, 0, 1);

interface Visit {
  /** Hours since the visit before; 0 for one at the same moment. */
  after: number;
  finds: number;
  /** Which of the standing damages are closed before the next visit, as shares of their number. */
  closes: number[];
}

const visits = fc.array(
  fc.record({
    after: fc.integer({ min: 0, max: 48 }),
    finds: fc.integer({ min: 0, max: 4 }),
    closes: fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { maxLength: 3 }),
  }) satisfies fc.Arbitrary<Visit>,
  { minLength: 1, maxLength: 12 },
);

/** A vehicle's life as it happened, with what stood before and after each visit. */
function live(planned: readonly Visit[]) {
  let at = START;
  let standing: (DamageMoments & { closedAt: Date | null })[] = [];
  const all: DamageMoments[] = [];
  const seen = planned.map(({ after, finds, closes }, index) => {
    at += after * HOUR_MS;
    const inspection = { id: `visit-${String(index).padStart(2, '0')}`, inspectedAt: new Date(at) };
    const before = standing.map(({ id }) => id);
    const found = Array.from({ length: finds }, (_, number) => ({
      id: `${inspection.id}-${number}`,
      foundBy: inspection,
      closedAt: null,
    }));
    all.push(...found);
    standing = [...standing, ...found];
    const open = standing.map(({ id }) => id);
    // A repair comes after the visit that saw the damage, and before the next one.
    if (closes.length > 0) at += HOUR_MS;
    const closed = closes.flatMap((share) => standing[Math.floor(share * standing.length)] ?? []);
    for (const damage of closed) damage.closedAt = new Date(at);
    standing = standing.filter((damage) => !closed.includes(damage));
    if (closes.length > 0) at += HOUR_MS;
    return { inspection, before, found: found.map(({ id }) => id), open, repaired: closed.map(({ id }) => id) };
  });
  return { all, seen };
}

const ids = (damages: readonly { id: string }[]) => damages.map(({ id }) => id).toSorted();

it('carries forward what stood before + what was found - what was repaired, in whatever order it arrives', () => {
  fc.assert(
    fc.property(visits, fc.infiniteStream(fc.nat()), fc.boolean(), (planned, order, twice) => {
      const { all, seen } = live(planned);
      const keys = new Map(all.map((damage) => [damage, order.next().value]));
      const arrived = [...all, ...(twice ? all : [])].toSorted((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0));
      for (const [index, { inspection, before, found, open, repaired }] of seen.entries()) {
        const carried = carriedForward(arrived, inspection);
        expect(ids(carried.before)).toEqual([...before].toSorted());
        expect(ids(carried.found)).toEqual([...found].toSorted());
        const next = seen[index + 1];
        const left = open.filter((id) => !repaired.includes(id)).toSorted();
        if (next) expect(ids(carriedForward(arrived, next.inspection).before)).toEqual(left);
      }
    }),
  );
});
