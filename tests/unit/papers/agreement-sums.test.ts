import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY_MS } from '@/lib/durations';
import { agreementSums } from '@/lib/papers/agreement-sums';
import { paperText } from '@/lib/papers/paper-text';
import { quoteRental } from '@/lib/pricing/quote';
import { sampleAgreement } from './samples';

const OUT = new Date('2026-11-21T15:00:00Z');
const cents = fc.integer({ min: 100, max: 500_000 });
const anyPrice = fc
  .record({
    days: fc.integer({ min: 1, max: 90 }),
    rates: fc.record({ dailyCents: cents, weeklyCents: fc.option(cents), monthlyCents: fc.option(cents) }),
    perDay: fc.array(fc.record({ kind: fc.constantFrom('insurance', 'cdw', 'gps'), perDayCents: fc.nat(5000) })),
    taxBasisPoints: fc.option(fc.nat(3000)),
    share: fc.nat(100),
  })
  .map(({ days, share, ...rest }) => {
    const terms = { ...rest, out: OUT, due: new Date(OUT.getTime() + days * DAY_MS), graceMinutes: 60 };
    const { subtotalCents } = quoteRental({ ...terms, discountCents: 0 });
    const quote = quoteRental({ ...terms, discountCents: Math.floor((subtotalCents * share) / 100) });
    const tax = rest.taxBasisPoints && {
      label: 'TCA',
      basisPoints: rest.taxBasisPoints,
      amountCents: quote.taxCents,
      exemptReason: null,
    };
    return { ...quote, tax: tax || null };
  });

it('the column of an agreement’s price adds up as it is printed', () => {
  const sample = sampleAgreement('en', 'A4');
  fc.assert(
    fc.property(anyPrice, (price) => {
      const printed = agreementSums({ ...sample, price: { ...sample.price, ...price } }, paperText('en'));
      const ends = printed.findIndex(({ weight }) => weight === 'total');
      const parts = printed.slice(0, ends).filter(({ weight }) => weight === undefined);
      const subtotal = printed.findIndex(({ weight }) => weight === 'subtotal');
      expect(sumOf(parts)).toBe(sumOf(printed.slice(ends, ends + 1)));
      if (subtotal >= 0) expect(sumOf(printed.slice(0, subtotal))).toBe(sumOf(printed.slice(subtotal, subtotal + 1)));
    }),
  );
});

function sumOf(lines: { amount: string }[]): number {
  return lines.reduce((sum, { amount }) => sum + Math.round(Number(amount.replace(/[^\d.-]/g, '')) * 100), 0);
}
