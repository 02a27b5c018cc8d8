import { expect, it } from 'vitest';
import { nextFree } from '@/lib/allocations/next-free';

const EVER = Number.POSITIVE_INFINITY;
const lane = (vehicleId: string, open: boolean, ...firm: [number, number][]) => ({
  vehicleId,
  open,
  firm: firm.map(([from, until]) => ({ from, until })),
});

const CASES: [string, Parameters<typeof nextFree>, number | null][] = [
  ['a free vehicle', [[lane('a', true)], [], { from: 3, until: 8 }], 3],
  ['the end of the shortest hold', [[lane('a', true, [0, 9]), lane('b', true, [0, 6])], [], { from: 3, until: 8 }], 6],
  ['a gap that is long enough', [[lane('a', true, [0, 4], [6, 10])], [], { from: 3, until: 6 }], 10],
  [
    'pencilled holds count',
    [[lane('a', true)], [{ id: '1', vehicleId: 'a', from: 0, until: 5 }], { from: 3, until: 8 }],
    5,
  ],
  ['one out of service does not', [[lane('a', false), lane('b', true, [0, 9])], [], { from: 3, until: 8 }], 9],
  ['all are out and late', [[lane('a', true, [0, EVER])], [], { from: 3, until: 8 }], null],
];

it.each(CASES)('%s', (_name, given, expected) => {
  expect(nextFree(...given)).toBe(expected);
});
