import { expect, it } from 'vitest';
import { moveRefusal } from '@/lib/availability/move-refusal';
import type { BarState } from '@/lib/availability/values';

const BAR = { from: 100, until: 500 };
const refusal = (state: BarState, to: Partial<typeof BAR>, toOtherRow = false) =>
  moveRefusal({ ...BAR, state }, { to: { ...BAR, ...to }, toOtherRow });

it('leaves reservations to the server', () => {
  for (const state of ['reserved', 'at_risk'] as const)
    for (const to of [{}, { from: 50 }, { until: 400 }, { from: 50, until: 450 }])
      expect(refusal(state, to, true)).toBeNull();
});

it('gives a rental that runs a later end, and nothing else', () => {
  for (const state of ['rented', 'overdue'] as const) {
    expect(refusal(state, { until: 600 })).toBeNull();
    expect(refusal(state, {})).toBeNull();
    expect(refusal(state, { until: 400 })).toBe('move_rental_shorter');
    expect(refusal(state, {}, true)).toBe('move_rental_vehicle');
    expect(refusal(state, { from: 200, until: 600 })).toBe('move_rental_start');
  }
});

it.each<BarState>(['maintenance', 'returned', 'serviced'])('leaves what is %s where it is', (state) => {
  expect(refusal(state, { until: 600 })).toBe('move_fixed');
});
