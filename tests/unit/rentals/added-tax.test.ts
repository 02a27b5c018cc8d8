import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addedTax } from '@/lib/rentals/added-tax';
import type { AgreedCharge } from '@/lib/rentals/return-proposal';

const charge = (kind: string, amountCents: number, waived = false): AgreedCharge => ({
  kind,
  amountCents,
  sentenceKey: '',
  sentenceParams: {},
  waived,
});

it('is none without a tax, for damage, fines and tolls, and where nothing changes', () => {
  const agreed = [charge('rent', 10_000), charge('tax', 1000)];
  expect(addedTax([charge('cleaning', 5000)], agreed, null)).toBeNull();
  for (const kind of ['damage', 'fine', 'toll']) expect(addedTax([charge(kind, 5000)], agreed, 1000)).toBeNull();
  expect(addedTax([], agreed, 1000)).toBeNull();
});

it('takes back the tax of a line that was waived', () => {
  const agreed = [charge('rent', 10_000), charge('cleaning', 5000, true), charge('tax', 1000), charge('tax', 500)];
  expect(addedTax([], agreed, 1000)).toEqual({
    kind: 'tax',
    amountCents: -500,
    sentence: { key: 'tax_at_return', params: { percent: 10, taxableCents: 10_000 } },
  });
});

it('is always the tax on the whole, whatever is charged and taken back in between', () => {
  const line = fc.record({
    kind: fc.constantFrom('rent', 'cleaning', 'damage', 'other'),
    cents: fc.integer({ min: 1, max: 99_999 }),
  });
  fc.assert(
    fc.property(fc.array(fc.tuple(line, fc.boolean()), { maxLength: 12 }), fc.nat(3000), (steps, basisPoints) => {
      const ledger: AgreedCharge[] = [];
      const settle = (lines: AgreedCharge[]) => {
        const tax = addedTax(lines, ledger, basisPoints);
        ledger.push(...lines, ...(tax ? [charge('tax', tax.amountCents)] : []));
      };
      for (const [{ kind, cents }, isTakenBack] of steps) {
        settle([charge(kind, cents)]);
        const last = ledger.findLast((entry) => entry.kind === kind);
        if (isTakenBack && last) last.waived = true;
        settle([]);
      }
      const live = ledger.filter(({ waived }) => !waived);
      const sum = (of: (kind: string) => boolean) =>
        live.reduce((total, entry) => total + (of(entry.kind) ? entry.amountCents : 0), 0);
      const taxable = sum((kind) => kind !== 'tax' && kind !== 'damage');
      expect(sum((kind) => kind === 'tax')).toBe(Math.round((taxable * basisPoints) / 10_000));
    }),
  );
});
