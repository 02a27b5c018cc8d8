import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '@/lib/durations';
import { cost, entries, OUT, outing, share } from './owner-cases';

const brief = (list: ReturnType<typeof entries>) =>
  list.map(({ ownerId, kind, month, days, amountCents }) => [ownerId, kind, month, days, amountCents]);

describe('a percentage', () => {
  it('is of the days of each month, and each day counts in one', () => {
    // From September 28 for four days at 25.00: three of September, one of October.
    expect(brief(entries({}))).toEqual([
      ['o', 'rent', '2026-09', 3, 5_250],
      ['o', 'rent', '2026-10', 1, 1_750],
    ]);
  });

  it('begins and ends with the share, in the middle of a rental', () => {
    const shares = [share({ endsOn: '2026-09-30' }), share({ id: 't', ownerId: 'p', startsOn: '2026-10-01' })];
    expect(brief(entries({ shares }))).toEqual([
      ['o', 'rent', '2026-09', 2, 3_500],
      ['p', 'rent', '2026-10', 1, 1_750],
    ]);
  });

  it('is of each vehicle’s own days after a swap', () => {
    const pickupAt = new Date(OUT);
    const legs = [
      { vehicleId: 'a', from: pickupAt },
      { vehicleId: 'b', from: new Date(OUT + DAY_MS + HOUR_MS) },
    ];
    const shares = [share(), share({ id: 't', ownerId: 'p', vehicleId: 'b', basisPoints: 5_000 })];
    expect(brief(entries({ outings: [outing({ legs })], shares }))).toEqual([
      ['o', 'rent', '2026-09', 2, 3_500],
      ['p', 'rent', '2026-09', 1, 1_250],
      ['p', 'rent', '2026-10', 1, 1_250],
    ]);
  });
});

it('pays a fixed amount once for a day on which the vehicle came back and left again', () => {
  const shares = [share({ kind: 'per_day', basisPoints: null, amountCents: 2_000 })];
  const second = outing({ rentalId: 'q', pickupAt: new Date(OUT + 2 * DAY_MS + 5 * HOUR_MS), days: 1 });
  const outings = [outing({ days: 2, endAt: new Date(OUT + 2 * DAY_MS + 2 * HOUR_MS) }), second];
  expect(brief(entries({ outings, shares }))).toEqual([
    ['o', 'rent', '2026-09', 3, 6_000],
    ['o', 'rent', '2026-09', 0, 0],
  ]);
});

it('pays a fixed month in parts of its days, whether the vehicle was on rent or not', () => {
  const kind = { kind: 'per_month', basisPoints: null, amountCents: 30_000 } as const;
  const shares = [share({ ...kind, startsOn: '2026-09-11', endsOn: '2026-11-01' })];
  expect(brief(entries({ outings: [], shares }))).toEqual([
    ['o', 'month', '2026-09', 20, 20_000],
    ['o', 'month', '2026-10', 31, 30_000],
  ]);
});

it('takes off the costs that are the owner’s, and no others', () => {
  const costs = [
    cost(),
    cost({ id: 'd', kind: 'washing' }),
    cost({ id: 'e', on: '2025-12-31' }),
    cost({ id: 'f', vehicleId: 'b' }),
  ];
  expect(brief(entries({ outings: [], costs }))).toEqual([['o', 'cost', '2026-09', 0, -3_000]]);
});

it('never began if it ends on its first day', () => {
  const kind = { kind: 'per_month', basisPoints: null, amountCents: 30_000 } as const;
  const shares = [share({ ...kind, startsOn: '2026-09-11', endsOn: '2026-09-11' })];
  expect(entries({ shares, costs: [cost()] })).toEqual([]);
});
