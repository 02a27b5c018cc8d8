import fc from 'fast-check';
import type { Act } from '../act';
import { passTime } from '../pass-time';

export const LET_TIME_PASS: Act<{ hours: number }> = {
  name: 'let time pass',
  picks: fc.record({ hours: fc.integer({ min: 1, max: 30 }) }),
  possible: () => true,
  async play(company, { hours }) {
    await passTime(company, hours);
    return 'time';
  },
};
