import fc from 'fast-check';
import { expect, it } from 'vitest';
import { htgToUsdCents } from '@/lib/money';
import { restOf } from '@/lib/payments/rest-of';

it('parts a payment of more than is due, and no other', () => {
  const dollars = (amountCents: number) => ({ amountCents, receivedHtgCents: null, htgRate: null });
  expect(restOf(dollars(300), 220)).toEqual({ due: dollars(220), rest: dollars(80) });
  expect(restOf(dollars(220), 220)).toBeNull();
});

it('keeps nothing of one gourde more than was asked for, and both of two', () => {
  const gourdes = (count: number) => {
    const receivedHtgCents = count * 100;
    return { amountCents: htgToUsdCents(receivedHtgCents, 131.25), receivedHtgCents, htgRate: '131.2500' };
  };
  expect(restOf(gourdes(2_625), 2_000)).toBeNull();
  expect(restOf(gourdes(2_626), 2_000)).toBeNull();
  expect(restOf(gourdes(2_627), 2_000)).toMatchObject({
    due: { amountCents: 2_000, receivedHtgCents: 262_500 },
    rest: { amountCents: 2, receivedHtgCents: 200 },
  });
});

it('of gourdes loses none, covers what is due, and counts one gourde too many as rounding', () => {
  const amount = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 500_000, max: 2_500_000 }), (due, gourdes, rate) => {
      const htgRate = (rate / 10_000).toFixed(4);
      const receivedHtgCents = gourdes * 100;
      const amountCents = htgToUsdCents(receivedHtgCents, Number(htgRate));
      const parts = restOf({ amountCents, receivedHtgCents, htgRate }, due);
      if (!parts) return;
      expect(parts.rest.receivedHtgCents).toBeGreaterThan(100);
      expect((parts.due.receivedHtgCents ?? 0) + (parts.rest.receivedHtgCents ?? 0)).toBe(receivedHtgCents);
      expect(htgToUsdCents(parts.due.receivedHtgCents ?? 0, Number(htgRate))).toBeGreaterThanOrEqual(due);
      expect(parts.due.amountCents).toBe(due);
      expect(parts.rest.amountCents).toBeGreaterThan(0);
    }),
  );
});
