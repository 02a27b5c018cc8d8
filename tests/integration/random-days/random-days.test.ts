import fc from 'fast-check';
import { afterAll, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { TALLY } from './act';
import { ALL_ACTS } from './all-acts';
import { makeCompany } from './company';
import { closeTime } from './pass-time';

// Each run is another company with up to 150 acts. By hand, for longer:
// `RANDOM_DAYS=500 npm test -- integration -- random-days`. A failure prints the acts that led to it, as few as will do,
// and the seed with which they are played again: `RANDOM_DAYS_SEED=<seed>`.
const RUNS = Number(process.env.RANDOM_DAYS ?? 3);
const SEED = Number(process.env.RANDOM_DAYS_SEED ?? Date.now() % 2 ** 31);
const MINUTE_MS = 60_000;

afterAll(async () => {
  await closeTime();
  await closeDatabase();
});

it('keeps every promise, whatever happens on a company’s days', { timeout: RUNS * MINUTE_MS }, async () => {
  const circumstances = fc.record({ turnaroundMinutes: fc.constantFrom(0, 60), taxEnabled: fc.boolean() });
  const days = fc.commands(ALL_ACTS, { maxCommands: 150, size: 'max' });
  const property = fc.asyncProperty(circumstances, days, async (like, commands) => {
    await fc.asyncModelRun(async () => ({ model: await makeCompany(like), real: null }), commands);
  });
  // A failure is told as short as it could be made until then.
  const interruptAfterTimeLimit = (RUNS * MINUTE_MS) / 2;
  await fc.assert(property, {
    numRuns: RUNS,
    unbiased: true,
    interruptAfterTimeLimit,
    seed: SEED,
  });
  const played = [...TALLY].toSorted().map(([what, times]) => `${what} ${times}`);
  console.log(`random days: ${RUNS} companies, seed ${SEED}\n${played.join('\n')}`);
});
