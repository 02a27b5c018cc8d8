import { setTimeout as sleep } from 'node:timers/promises';
import { openCounter } from './counter.mjs';

const COUNTERS = 4;
const PATIENCE_MS = 30_000;
const MOST_ACTS = 8;
const ACT_MS = 120;

/**
 * Counters work, and `destroy` is called in the middle of it. The rounds differ: it waits for up to eight acknowledged acts,
 * and then for another moment of the next one. Returns when every counter has noticed.
 */
export async function breakAtWork({ port, companies, ledger, round, destroy }) {
  let left = round % (MOST_ACTS + 1);
  let enough = () => undefined;
  const worked = new Promise((resolve) => {
    enough = resolve;
  });
  const count = () => {
    left -= 1;
    if (left <= 0) enough();
  };
  if (left === 0) enough();
  const counters = Array.from({ length: COUNTERS }, (_, at) =>
    openCounter(port, companies[at % companies.length], ledger, count),
  );
  await Promise.race([worked, sleep(PATIENCE_MS, undefined, { ref: false })]);
  await sleep((round * 37) % ACT_MS);
  await destroy();
  await Promise.all(counters.map(({ close }) => close()));
}
