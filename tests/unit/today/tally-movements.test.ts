import { expect, it } from 'vitest';
import { tallyMovements } from '@/lib/today/tally-movements';

const at = (time: string) => ({ at: new Date(`${time}:00-05:00`) });

it('counts what is of the day, late by some hours or not, apart from what is open from before', () => {
  const out = [at('2026-11-26T23:59'), at('2026-11-27T00:00')];
  const back = [at('2026-11-25T16:00'), at('2026-11-27T08:00'), at('2026-11-27T18:00')];
  expect(tallyMovements({ out, back }, new Date('2026-11-27T05:00:00Z'))).toEqual({ out: 1, back: 2, earlier: 2 });
});
