import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PriceLine } from '@/lib/pricing/quote';
import { returnLines, sumOfLines } from '@/lib/rentals/return-lines';
import type { AgreedCharge } from '@/lib/rentals/return-proposal';

const NOTHING = { changes: [], extras: [] };

function line(kind: string, amountCents: number): PriceLine {
  return { kind, amountCents, sentence: { key: kind, params: {} } };
}

function agreed(kind: string, amountCents: number, sentenceParams = {}): AgreedCharge {
  return { kind, amountCents, sentenceKey: kind, sentenceParams, waived: false };
}

function amounts(lines: readonly PriceLine[]) {
  return lines.map(({ kind, amountCents }) => [kind, amountCents]);
}

const TAXED = [agreed('rent', 22_000), agreed('tax', 2_200, { percent: 10, taxableCents: 22_000 })];

describe('the lines of a return', () => {
  it('stay as proposed if nobody changes them', () => {
    const lines = returnLines([line('late', 2_200), line('fuel', 5_000)], [agreed('rent', 22_000)], NOTHING, null);
    expect(amounts(lines)).toEqual([
      ['late', 2_200],
      ['fuel', 5_000],
    ]);
    expect(sumOfLines(lines)).toBe(7_200);
  });

  it('keep what was computed when a manager changes or waives them', () => {
    const changes = [
      { kind: 'late' as const, amountCents: null, reason: 'Storm' },
      { kind: 'fuel' as const, amountCents: 2_500, reason: 'Half price' },
    ];
    const lines = returnLines([line('late', 2_200), line('fuel', 5_000)], [], { changes, extras: [] }, null);
    expect(lines).toMatchObject([
      { kind: 'late', amountCents: 2_200, waivedReason: 'Storm' },
      {
        kind: 'fuel',
        amountCents: 2_500,
        note: 'Half price',
        waivedReason: null,
        sentence: { key: 'adjusted', params: { proposedCents: 5_000 } },
      },
    ]);
    expect(sumOfLines(lines)).toBe(2_500);
  });

  it('ignore a change to a line that does not exist', () => {
    expect(
      returnLines([], [], { changes: [{ kind: 'late', amountCents: 100, reason: 'x' }], extras: [] }, null),
    ).toEqual([]);
  });

  it('end with those by hand, and the tax on all but damage', () => {
    const extras = [
      { kind: 'cleaning' as const, amountCents: 2_500, note: 'Mud' },
      { kind: 'damage' as const, amountCents: 30_000, note: 'Door' },
    ];
    const lines = returnLines([line('late', 2_200)], TAXED, { changes: [], extras }, 1000);
    expect(amounts(lines)).toEqual([
      ['late', 2_200],
      ['cleaning', 2_500],
      ['damage', 30_000],
      ['tax', 470],
    ]);
    expect(lines.at(-1)?.sentence).toEqual({ key: 'tax_at_return', params: { percent: 10, taxableCents: 26_700 } });
  });

  it('give tax back with days not used, and bear none where the agreement bore none', () => {
    expect(amounts(returnLines([line('early_return', -11_000)], TAXED, NOTHING, 1000))).toEqual([
      ['early_return', -11_000],
      ['tax', -1_100],
    ]);
    expect(amounts(returnLines([line('late', 2_200)], [agreed('rent', 22_000)], NOTHING, null))).toEqual([
      ['late', 2_200],
    ]);
  });

  it('bear the tax also where the agreement, free by its discount, bore none', () => {
    const free = [agreed('rent', 22_000), agreed('discount', -22_000)];
    expect(amounts(returnLines([line('late', 2_200)], free, NOTHING, 1000))).toEqual([
      ['late', 2_200],
      ['tax', 220],
    ]);
  });

  it('tax a waived line not at all', () => {
    const changes = [{ kind: 'late' as const, amountCents: null, reason: 'Storm' }];
    expect(amounts(returnLines([line('late', 2_200)], TAXED, { changes, extras: [] }, 1000))).toEqual([
      ['late', 2_200],
    ]);
  });
});

it('reckons tax once on the whole document, to the nearest cent of the exact amount', () => {
  const cents = fc.integer({ min: 0, max: 9_999_999 });
  fc.assert(
    fc.property(cents, cents, fc.integer({ min: 1, max: 3000 }), (rent, late, basisPoints) => {
      const taxOf = (taxable: number) => Number((BigInt(taxable) * BigInt(basisPoints) + 5000n) / 10_000n);
      const bore = [
        agreed('rent', rent),
        agreed('tax', taxOf(rent), { percent: basisPoints / 100, taxableCents: rent }),
      ];
      const lines = returnLines([line('late', late)], bore, NOTHING, basisPoints);
      expect(taxOf(rent) + sumOfLines(lines) - late).toBe(taxOf(rent + late));
    }),
  );
});
