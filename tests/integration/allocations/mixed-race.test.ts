import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { allocationFaults } from '@/tests/support/allocation-faults';
import { countDeadlocks } from '@/tests/support/count-deadlocks';
import { makeCustomer, makeTenant, type TestTenant } from '@/tests/support/factories';
import { percentiles } from '@/tests/support/percentiles';
import { outcome, race, raceRounds } from '@/tests/support/race';
import { mixedActs } from './mixed-acts';

const ROUNDS = raceRounds(3);
const MINUTE_MS = 60_000;

/** What somebody who comes too late is told. Anything else, also a deadlock, fails the test. */
const REFUSALS = [
  'class_not_available',
  'extension_not_later',
  'invalid_transition',
  // The vehicle has come back meanwhile, with a higher reading than the clerk had typed.
  'odometer_below_last',
  'quote_changed',
  'record_changed',
  'vehicle_not_available',
  'vehicle_out',
  // The vehicle can't leave its class: a class booking finds no other one.
  'vehicle_reserved',
  // It was swapped to somebody and came back from them before its mistaken return was reopened.
  'vehicle_used_since',
];

let tenant: TestTenant;
let customers: string[];
beforeAll(async () => {
  tenant = await makeTenant();
  customers = await Promise.all(Array.from({ length: 20 }, () => makeCustomer(tenant)));
});
afterAll(closeDatabase);

it(`leaves one holder of each vehicle at every instant when sixteen clerks do different things, ${ROUNDS} times of ${ROUNDS}`, {
  timeout: ROUNDS * MINUTE_MS,
}, async () => {
  const before = await countDeadlocks(tenant);
  const waits = new Map<string, number[]>([['all', []]]);
  const told = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const acts = await mixedActs(tenant, customers, round);
    expect(acts).toHaveLength(16);
    const racing = race(acts.map(({ run }) => run));
    // Whoever looks takes time from the clerks. So every second round is looked at, and the others are measured.
    const isWatched = round % 2 === 0;
    const watched = isWatched ? await watch(racing) : [];
    const { codes, waits: these } = await racing;
    const [won, others] = outcome(codes);
    // Two of the three vehicles always find somebody; the third may keep its class booking.
    expect(won, `round ${round}`).toBeGreaterThanOrEqual(2);
    expect(
      others.filter((code) => !REFUSALS.includes(code)),
      `round ${round}`,
    ).toEqual([]);
    expect(watched, `round ${round}`).toEqual([]);
    expect(await allocationFaults(tenant.id), `round ${round}`).toEqual([]);
    for (const code of codes) told.set(code, (told.get(code) ?? 0) + 1);
    if (isWatched) continue;
    for (const [index, { name }] of acts.entries())
      for (const key of ['all', name]) waits.set(key, [...(waits.get(key) ?? []), these[index] ?? 0]);
  }
  expect(await countDeadlocks(tenant)).toBe(before);
  const lines = [...waits].map(([name, these]) => `${name} (${these.length}): ${percentiles(these)}`);
  console.log(`mixed race, ${ROUNDS} rounds\n${lines.join('\n')}\n`, Object.fromEntries([...told].toSorted()));
});

/** Looks for faults again and again while the clerks are at work. */
async function watch(racing: Promise<unknown>): Promise<string[]> {
  let isOver = false;
  const end = racing.finally(() => {
    isOver = true;
  });
  const found: string[] = [];
  while (!isOver) found.push(...(await allocationFaults(tenant.id)));
  await end;
  return found;
}
