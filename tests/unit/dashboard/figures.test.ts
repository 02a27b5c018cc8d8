import { expect, it } from 'vitest';
import { revenueWindow, utilizationNow } from '@/lib/dashboard/figures';

it.each([
  [{ available: 10, rented: 5, reserved: 3, maintenance: 2, inactive: 7 }, 0.25],
  [{ available: 0, rented: 4, reserved: 0, maintenance: 0, inactive: 0 }, 1],
  [{ available: 3, rented: 0, reserved: 0, maintenance: 1, inactive: 0 }, 0],
  [{ available: 0, rented: 0, reserved: 0, maintenance: 0, inactive: 9 }, 0],
  [{ available: 0, rented: 0, reserved: 0, maintenance: 0, inactive: 0 }, 0],
])('%j is used to %d', (fleet, share) => {
  expect(utilizationNow(fleet)).toBe(share);
});

it('sets seven days against the seven before', () => {
  const days = Array.from({ length: 14 }, (_, index) => ({
    day: `2026-11-${String(index + 8).padStart(2, '0')}`,
    cents: index,
  }));
  const window = revenueWindow(days);
  expect(window.days.map(({ day }) => day).at(0)).toBe('2026-11-15');
  expect(window).toMatchObject({ sumCents: 7 + 8 + 9 + 10 + 11 + 12 + 13, beforeCents: 0 + 1 + 2 + 3 + 4 + 5 + 6 });
});
