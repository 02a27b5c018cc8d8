import { expect, it } from 'vitest';
import { swipeStep } from '@/app/(tenant)/availability/phone/swipe-step';

it.each([
  ['to the left is the next day', -80, 10, 1],
  ['to the right is the day before', 80, -10, -1],
  ['too short', -59, 0, 0],
  ['just far enough', -60, 30, 1],
  ['more down than aside scrolls', -80, 41, 0],
])('%s', (_name, x, y, step) => {
  expect(swipeStep(x, y)).toBe(step);
});
