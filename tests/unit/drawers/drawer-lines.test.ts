import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedLines } from '@/lib/drawers/counted-lines';
import { type DrawerEntry, drawerLines, piecesCents } from '@/lib/drawers/drawer-lines';
import { parseBalance } from '@/lib/drawers/parse-balance';
import { PIECES } from '@/lib/drawers/values';
import { PAYMENT_KINDS, PAYMENT_METHODS } from '@/lib/payments/values';

const NOTHING = { USD: 0, HTG: 0 };

function entry(values: Partial<DrawerEntry>): DrawerEntry {
  const dollars = { method: 'cash', currency: 'USD', amountCents: 0, receivedHtgCents: null } as const;
  return { kind: 'balance', ...dollars, voided: false, ...values };
}

describe('what a drawer should hold', () => {
  it('has cash in both currencies, also where nothing has moved', () => {
    const lines = drawerLines({ USD: 6_000, HTG: 0 }, [], []);
    expect(lines.map(({ method, currency, expectedCents }) => [method, currency, expectedCents])).toEqual([
      ['cash', 'USD', 6_000],
      ['cash', 'HTG', 0],
    ]);
  });

  it('counts gourdes by what changed hands, not by their worth', () => {
    const gourdes = entry({ currency: 'HTG', amountCents: 10_000, receivedHtgCents: 1_315_000 });
    const back = entry({ kind: 'refund', currency: 'HTG', amountCents: 1_000, receivedHtgCents: 131_500 });
    const [dollars, htg] = drawerLines(NOTHING, [gourdes, back], []);
    expect(dollars).toMatchObject({ inCents: 0, outCents: 0, expectedCents: 0 });
    expect(htg).toMatchObject({ inCents: 1_315_000, outCents: 131_500, expectedCents: 1_183_500 });
  });

  it('leaves out what was voided, and keeps other methods apart from cash', () => {
    const lines = drawerLines(
      { USD: 10_000, HTG: 0 },
      [
        entry({ amountCents: 5_000 }),
        entry({ amountCents: 7_000, voided: true }),
        entry({ method: 'cheque', amountCents: 20_000 }),
      ],
      [{ currency: 'USD', amountCents: -4_000 }],
    );
    expect(lines).toMatchObject([
      {
        method: 'cash',
        currency: 'USD',
        openingCents: 10_000,
        inCents: 5_000,
        movedCents: -4_000,
        expectedCents: 11_000,
      },
      { method: 'cash', currency: 'HTG', expectedCents: 0 },
      { method: 'cheque', currency: 'USD', openingCents: 0, movedCents: 0, expectedCents: 20_000 },
    ]);
  });

  it('is the same in whatever order its entries are read, and no entry is lost or counted twice', () => {
    const entries = fc.array(
      fc.record({
        kind: fc.constantFrom(...PAYMENT_KINDS),
        method: fc.constantFrom(...PAYMENT_METHODS),
        amountCents: fc.integer({ min: 1, max: 1_000_000 }),
        voided: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(entries, fc.nat(1_000), (found, shift) => {
        const all = found.map((values) => entry(values));
        const turned = [...all.slice(shift % (all.length + 1)), ...all.slice(0, shift % (all.length + 1))];
        const lines = drawerLines(NOTHING, all, []);
        expect(drawerLines(NOTHING, turned, [])).toEqual(lines);
        const moved = all
          .filter(({ voided }) => !voided)
          .reduce((sum, { kind, amountCents }) => sum + (kind === 'refund' ? -amountCents : amountCents), 0);
        expect(lines.reduce((sum, { expectedCents }) => sum + expectedCents, 0)).toBe(moved);
      }),
    );
  });
});

describe('a count', () => {
  it('adds notes and coins, and says for each line how much is missing or too much', () => {
    const lines = drawerLines(
      NOTHING,
      [entry({ amountCents: 3_500 }), entry({ method: 'cheque', amountCents: 9_000 })],
      [],
    );
    const counted = countedLines(lines, {
      usdPieces: { 1000: 3, 100: 4 },
      htgPieces: { 25000: 2, 500: 1 },
      others: { cheque: 9_000 },
    });
    expect(counted.map(({ countedCents, differenceCents }) => [countedCents, differenceCents])).toEqual([
      [3_400, -100],
      [50_500, 50_500],
      [9_000, 0],
    ]);
  });

  it.each([
    ['-12,50', -1_250],
    ['\u22121 234.50', -123_450],
    [' 40', 4_000],
    ['-0', 0],
    ['--5', null],
    ['5-', null],
    ['', null],
  ])('reads %j of a method that may have given back more than came in', (text, cents) => {
    expect(parseBalance(text)).toBe(cents);
  });

  it('knows the notes and coins of each currency once, the largest first', () => {
    for (const values of Object.values(PIECES)) expect(values).toEqual([...new Set(values)].toSorted((a, b) => b - a));
    expect(piecesCents({})).toBe(0);
  });
});
