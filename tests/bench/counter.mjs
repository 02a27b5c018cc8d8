// How many requests the counter's mix gets answered in a second, by how many clerks work at once, and the processor time that each
// costs. That time hardly depends on what else the machine does. It makes and removes its own database. Usage:
//   npx tsx --tsconfig scripts/tsconfig.json tests/bench/counter.mjs [seconds of each step, 30] [processes, 2]
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { command } from '../../scripts/parts/command.mjs';
import { findPlace } from '../../scripts/parts/postgres-place.mjs';
import { serve } from '../../scripts/parts/serve.mjs';
import { ask } from '../faults/parts/ask.mjs';
import { setStage } from '../faults/parts/stage.mjs';
import { family, processorTime } from './parts/processor-time.mjs';

const [seconds = 30, workers = 2] = process.argv.slice(2).map(Number);
const CLERKS = [1, 2, 4, 8, 16];
/** As large as the companies that are counted with: 50 vehicles. */
const COMPANIES = 16;
const VEHICLES = 50;

await command(async (atEnd) => {
  const { databaseUrl, env, port, companies } = await setStage(atEnd, { companies: COMPANIES, drafts: VEHICLES });
  const server = await serve(port, env, { log: '/dev/null', workers });
  atEnd(server.stop);
  const postmaster = Number(
    fs.readFileSync(path.join(findPlace('postgres-test').data, 'postmaster.pid'), 'utf8').split('\n')[0],
  );
  // PostgreSQL writes into each process's name which database it works for.
  const ofOurs = (pid) =>
    fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(new URL(databaseUrl).pathname.slice(1));
  const backends = () => family(postmaster).filter(ofOurs);
  console.log('clerks  requests/s  pages/s  hand-overs/s  half within  95 of 100 within  failed  server  PostgreSQL');
  await step(1, 10_000);
  for (const clerks of CLERKS) console.log(shown(clerks, await step(clerks, seconds * 1000)));
  return 0;

  /** Clerks of companies of their own, each of whom begins with the next request once the one before is answered. */
  async function step(clerks, ms) {
    const all = [];
    const until = performance.now() + ms;
    const from = performance.now();
    const spent = () => [server.pids(), backends()].map(processorTime);
    const [ours, theirs] = spent();
    await Promise.all(companies.slice(0, clerks).map((company) => work(company, until, all)));
    const [oursNow, theirsNow] = spent();
    const took = (performance.now() - from) / 1000;
    return { all, seconds: took, cost: [oursNow - ours, theirsNow - theirs].map((one) => (1000 * one) / all.length) };
  }

  async function work(company, until, all) {
    for (;;)
      for (const request of customer(company)) {
        const answer = await ask(port, { company, parse: false, ...request });
        all.push({ ms: answer.ms, failed: answer.status === 0 || answer.status >= 400, ...request });
        if (performance.now() > until) return;
      }
  }
});

/** What one customer at the counter takes: eight pages, four reads of their scripts, and three writes where a draft is left. */
function* customer(company) {
  const page = (path) => ({ path, page: true });
  const draft = company.drafts.pop();
  yield page('/dashboard');
  yield page('/today');
  yield page('/customers?q=jean');
  yield { path: '/api/customers?q=jea' };
  yield page('/vehicles');
  yield { path: '/api/vehicles?q=toy' };
  if (draft) yield* rental(draft, page);
  yield page('/rentals');
  yield { path: '/api/rentals' };
  yield page('/payments');
  yield page('/availability');
  yield { path: '/api/dashboard' };
}

function* rental({ rentalId, values, expectedTotalCents }, page) {
  const post = (path, body) => ({ method: 'POST', path, body, key: randomUUID() });
  yield { ...post(`/api/rentals/${rentalId}/activate`, { values, expectedTotalCents }), handOver: true };
  yield page(`/rentals/${rentalId}`);
  yield post('/api/payments', { rentalId, kind: 'balance', method: 'cash', amountCents: '20.00' });
  const { pickupAt: returnedAt, odometerKm, fuelLevel } = values;
  yield post(`/api/rentals/${rentalId}/return`, { returnedAt, odometerKm, fuelLevel, unsignedReason: 'key_drop' });
}

function shown(clerks, { all, seconds: took, cost }) {
  const times = all.map(({ ms }) => ms).sort((a, b) => a - b);
  const share = (part) => `${Math.round(times[Math.min(times.length - 1, Math.floor(times.length * part))])} ms`;
  const perSecond = (some) => (some.length / took).toFixed(1);
  return [
    String(clerks).padStart(6),
    perSecond(all).padStart(12),
    perSecond(all.filter((one) => one.page)).padStart(9),
    perSecond(all.filter((one) => one.handOver)).padStart(14),
    share(0.5).padStart(13),
    share(0.95).padStart(18),
    String(all.filter(({ failed }) => failed).length).padStart(8),
    ...cost.map((ms) => `${ms.toFixed(1)} ms`.padStart(10)),
  ].join('');
}
