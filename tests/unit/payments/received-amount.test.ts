import fc from 'fast-check';
import { expect, it } from 'vitest';
import { usdToHtgCents } from '@/lib/money';
import { receivedAmount, withinDue } from '@/lib/payments/received-amount';

it('keeps gourdes and their rate beside the dollars they are worth', () => {
  const input = { currency: 'HTG', receivedHtgCents: 13_067_840, htgRate: '130.6784' } as const;
  expect(receivedAmount(input, '130.6784')).toEqual({
    amountCents: 100_000,
    receivedHtgCents: 13_067_840,
    htgRate: '130.6784',
  });
  expect(receivedAmount({ currency: 'USD', amountCents: 5500, receivedHtgCents: 9 }, '130.6784')).toEqual({
    amountCents: 5500,
    receivedHtgCents: null,
    htgRate: null,
  });
});

it.each([null, '0', '', 'abc', '-1'])('takes no gourdes at the rate %j', (rate) => {
  expect(() => receivedAmount({ currency: 'HTG', receivedHtgCents: 100 }, rate)).toThrow(
    expect.objectContaining({ code: 'validation_error' }),
  );
});

it('refuses a rate that is no longer the one the clerk saw', () => {
  const input = { currency: 'HTG', receivedHtgCents: 100, htgRate: '131.0000' } as const;
  expect(() => receivedAmount(input, '130.6784')).toThrow(
    expect.objectContaining({
      ...{ code: 'rate_changed', params: { fromRate: 131, toRate: 130.6784 }, details: { htgRate: '130.6784' } },
    }),
  );
  expect(receivedAmount(input, '131').htgRate).toBe('131');
});

it('refuses more than is due, but for the rounding of gourdes', () => {
  const dollars = { amountCents: 5501, receivedHtgCents: null, htgRate: null };
  expect(() => withinDue(dollars, 5500)).toThrow(
    expect.objectContaining({ code: 'amount_exceeds_due', params: { dueCents: 5500 } }),
  );
  const gourdes = { amountCents: 5501, receivedHtgCents: 718_800, htgRate: '130.6784' };
  expect(withinDue(gourdes, 5500).amountCents).toBe(5500);
});

it('counts the gourdes asked for, and one more, for what is due and nothing else; two more are too much', () => {
  const gourdes = (receivedHtgCents: number) => ({ amountCents: 0, receivedHtgCents, htgRate: '131.25' });
  expect(withinDue(gourdes(1_273_000), 9700).amountCents).toBe(9699);
  expect(withinDue(gourdes(1_273_100), 9700).amountCents).toBe(9700);
  expect(withinDue(gourdes(1_273_200), 9700).amountCents).toBe(9700);
  expect(() => withinDue(gourdes(1_273_300), 9700)).toThrow(expect.objectContaining({ code: 'amount_exceeds_due' }));
});

it.each([0, 100])('lets the whole gourdes asked for, and %i centimes more, always pay what is due', (more) => {
  const rate = fc.integer({ min: 10_000, max: 9_999_999 }).map((units) => (units / 10_000).toFixed(4));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), rate, (dueCents, htgRate) => {
      const receivedHtgCents = usdToHtgCents(dueCents, Number(htgRate)) + more;
      const received = receivedAmount({ currency: 'HTG', receivedHtgCents, htgRate }, htgRate);
      expect(withinDue(received, dueCents).amountCents).toBe(dueCents);
    }),
  );
});
