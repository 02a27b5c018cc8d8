import { expect, it } from 'vitest';
import { LATE_TERMS } from '@/lib/pricing/late-time';
import { freeLateMinutes } from '@/lib/pricing/return-charges';

it.each([
  ['an hour at most, however long the grace', { graceMinutes: 120, unusedGraceMinutes: 120 }, 60, 60],
  ['what the quote left of a long grace', { graceMinutes: 120, unusedGraceMinutes: 45 }, 60, 45],
  ['what the quote left of the hour', { graceMinutes: 60, unusedGraceMinutes: 45 }, 60, 45],
  ['nothing once the quote used all', { graceMinutes: 60, unusedGraceMinutes: 0 }, 60, 0],
  ['the company’s minutes where it gives no grace', { graceMinutes: 0, unusedGraceMinutes: 0 }, 60, 60],
  ['the company’s minutes beyond its grace', { graceMinutes: 60, unusedGraceMinutes: 60 }, 120, 120],
  ['those less what the quote used', { graceMinutes: 60, unusedGraceMinutes: 20 }, 120, 80],
  ['nothing where the company wants none', { graceMinutes: 60, unusedGraceMinutes: 60 }, 0, 0],
])('is free for %s', (_what, grace, freeMinutes, free) => {
  expect(freeLateMinutes({ ...grace, late: { ...LATE_TERMS, freeMinutes } })).toBe(free);
});
