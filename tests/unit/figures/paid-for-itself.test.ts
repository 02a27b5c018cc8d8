import { describe, expect, it } from 'vitest';
import { paidForItself } from '@/lib/figures/paid-for-itself';

const PRICE = 100_000;
const month = (name: string, leftCents: number) => ({ month: name, leftCents });

describe('a vehicle has paid for itself', () => {
  it.each([
    ['not yet', [month('2026-01', 60_000), month('2026-02', 39_999)], null, { since: null, stillCents: 1 }],
    [
      'in the month that makes it whole',
      [month('2026-01', 60_000), month('2026-02', 40_000)],
      null,
      { since: '2026-02', stillCents: 0 },
    ],
    [
      'whatever the order of the months',
      [month('2026-02', 40_000), month('2026-01', 60_000)],
      null,
      { since: '2026-02', stillCents: 0 },
    ],
    [
      'from the last time on, after a month that cost more than was left',
      [month('2026-01', 110_000), month('2026-02', -20_000), month('2026-03', 10_000)],
      null,
      { since: '2026-03', stillCents: 0 },
    ],
    ['no longer', [month('2026-01', 110_000), month('2026-02', -30_000)], null, { since: null, stillCents: 20_000 }],
    [
      'with what it earned since its purchase',
      [month('2025-12', 90_000), month('2026-01', 30_000), month('2026-02', 70_000)],
      '2026-01-15',
      { since: '2026-02', stillCents: 0 },
    ],
    ['never without any income', [], null, { since: null, stillCents: PRICE }],
  ])('%s', (_, months, purchasedOn, expected) => {
    expect(paidForItself(months, { priceCents: PRICE, purchasedOn })).toEqual(expected);
  });
});
