/**
 * The database is away for 2, 6 and 30 seconds, behind a relay that is shut. Pages and routes must answer 503 meanwhile,
 * nothing may hang, and the server must be ready again soon after the database is.
 */
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { command } from '../../scripts/parts/command.mjs';
import { serve } from '../../scripts/parts/serve.mjs';
import { openSwitch } from '../support/open-switch.ts';
import { ask } from './parts/ask.mjs';
import { figures } from './parts/figures.mjs';
import { setStage } from './parts/stage.mjs';

const AWAY_SECONDS = [2, 6, 30];
const EVERY_MS = 100;
const READY_MS = 2000;
const HANG_MS = 5000;

await command(async (atEnd) => {
  const { databaseUrl, env, port, companies } = await setStage(atEnd, { drafts: 1 });
  const url = new URL(databaseUrl);
  const relay = await openSwitch(Number(url.port), url.hostname);
  atEnd(relay.close);
  url.port = String(relay.port);
  const server = await serve(port, { ...env, DATABASE_URL: url.toString() }, { log: '/dev/null' });
  atEnd(server.stop);
  const [company] = companies;
  const result = figures();
  for (const seconds of AWAY_SECONDS) {
    const seen = [];
    let watching = true;
    const watch = (async () => {
      const asked = [];
      for (; watching; await sleep(EVERY_MS))
        for (const path of ['/api/vehicles', '/dashboard']) {
          const at = performance.now();
          asked.push(ask(port, { company, path, parse: false }).then((answer) => seen.push({ ...answer, path, at })));
        }
      await Promise.all(asked);
    })();
    await sleep(1000);
    const cutAt = performance.now();
    await relay.cut();
    await sleep(seconds * 1000);
    await relay.mend();
    const mendedAt = performance.now();
    await sleep(READY_MS * 2);
    watching = false;
    await watch;
    const answered = (one) => one.at + one.ms;
    const away = seen.filter((one) => one.at > cutAt + 500 && answered(one) < mendedAt);
    const late = seen.filter(({ status }) => status !== 200).map(answered);
    result.note(`away for ${seconds} s: answers meanwhile`, away.length);
    result.atMost(`away for ${seconds} s: longest answer`, Math.max(...seen.map(({ ms }) => ms)), HANG_MS, 'ms');
    result.atMost(`away for ${seconds} s: ready again after`, Math.max(0, ...late) - mendedAt, READY_MS, 'ms');
    const wrong = away.filter(({ status }) => status !== 503 && status !== 200);
    result.atMost(`away for ${seconds} s: answers that are neither 503 nor right`, wrong.length, 0);
  }
  return result.code();
});
