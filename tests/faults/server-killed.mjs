/**
 * The server is killed 50 times under hand-overs, payments and returns. What it acknowledged must be there once, and what
 * it did not acknowledge must be there at most once.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { command } from '../../scripts/parts/command.mjs';
import { serve } from '../../scripts/parts/serve.mjs';
import { audit } from './parts/audit.mjs';
import { openCounter } from './parts/counter.mjs';
import { figures } from './parts/figures.mjs';
import { setStage } from './parts/stage.mjs';

const KILLS = Number(process.env.KILLS ?? 50);
const COUNTERS = 4;

await command(async (atEnd) => {
  const { databaseUrl, env, port, companies } = await setStage(atEnd, { companies: 2, drafts: 6 * KILLS });
  let server = null;
  atEnd(() => server?.stop());
  const ledger = [];
  const result = figures();
  for (let kill = 0; kill < KILLS; kill += 1) {
    server = await serve(port, env, { log: '/dev/null' });
    const counters = Array.from({ length: COUNTERS }, (_, at) =>
      openCounter(port, companies[at % companies.length], ledger),
    );
    // Spread over the work, from the first request to many.
    await sleep(100 + (kill % 10) * 150);
    process.kill(server.pid, 'SIGKILL');
    await server.ended;
    await Promise.all(counters.map(({ close }) => close()));
  }
  server = await serve(port, env, { log: '/dev/null' });
  result.note('kills of the server', KILLS);
  await audit({ port, databaseUrl, companies, ledger, result });
  return result.code();
});
