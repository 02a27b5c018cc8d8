import { expect, it } from 'vitest';
import { rentOf } from '@/lib/owners/rent-of';

type Line = [kind: string, amountCents: number, inspectionId?: string];

it.each<[name: string, lines: Line[], rentCents: number]>([
  ['nothing', [], 0],
  [
    'days, swap and unused days',
    [
      ['rent', 20_000],
      ['swap', 1_500],
      ['early_return', -5_000],
    ],
    16_500,
  ],
  [
    'no insurance, option or tax',
    [
      ['rent', 20_000],
      ['insurance', 4_000],
      ['gps', 800],
      ['tax', 2_480],
    ],
    20_000,
  ],
  [
    'late return and extra miles',
    [
      ['rent', 20_000],
      ['late', 2_200],
      ['mileage', 640],
    ],
    22_840,
  ],
  [
    'no fuel, cleaning, damage or fine',
    [
      ['rent', 9_000],
      ['fuel', 3_000],
      ['cleaning', 40],
      ['damage', 8],
      ['fine', 1],
    ],
    9_000,
  ],
  [
    'a discount on the days alone',
    [
      ['rent', 20_000],
      ['discount', -2_000],
    ],
    18_000,
  ],
  [
    'its part of a discount on everything',
    [
      ['rent', 20_000],
      ['insurance', 10_000],
      ['discount', -3_000],
    ],
    18_000,
  ],
  [
    'no discount on what was added later',
    [
      ['rent', 20_000],
      ['discount', -2_000],
      ['late', 2_000],
      ['fuel', 99],
    ],
    20_000,
  ],
  [
    'no discount on a fee that the return added',
    [
      ['rent', 10_000],
      ['discount', -1_000],
      ['after_hours_return', 2_000, 'check-in'],
    ],
    9_000,
  ],
  [
    'its part of a discount on a fee that was signed, too',
    [
      ['rent', 10_000],
      ['discount', -1_000],
      ['after_hours_return', 2_000],
    ],
    9_167,
  ],
  [
    'the whole discount on the days that are left, if the return took some off',
    [
      ['rent', 20_000],
      ['discount', -2_000],
      ['early_return', -5_000, 'check-in'],
    ],
    13_000,
  ],
  ['a discount on nothing', [['discount', -100]], 0],
])('%s', (_name, lines, rentCents) => {
  const charges = lines.map(([kind, amountCents, inspectionId = null]) => ({ kind, amountCents, inspectionId }));
  expect(rentOf(charges)).toBe(rentCents);
});
