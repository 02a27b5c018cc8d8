import cluster from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import { workerSettings } from './worker-count.mjs';

/** A server that ends sooner than this after its start has not worked. */
const SHORT_LIFE_MS = 10_000;
const MOST_SHORT_LIVES = 5;

/**
 * Starts several servers on one port, and each again that ends by itself. `ended` resolves when all have been stopped, or when
 * one keeps ending right after its start, which another start would not mend.
 */
export function startWorkers(count, { file, args, execArgv, cwd, output, env }) {
  cluster.setupPrimary({ exec: file, args, execArgv, cwd, stdio: ['ignore', output, output, 'ipc'] });
  let shortLives = 0;
  /** With which the start script ends; null until then. */
  let exitCode = null;
  let end;
  const ended = new Promise((resolve) => {
    end = resolve;
  });
  for (let place = 0; place < count; place += 1) start(place);
  return { ended, kill: (signal) => stop(0, signal), pids: () => alive().map((worker) => worker.process.pid) };

  function start(place) {
    const from = performance.now();
    const worker = cluster.fork({ ...env, ...workerSettings(env, { place, count }) });
    worker.once('exit', async (code, signal) => {
      if (exitCode === null) {
        console.error(`Server ${place + 1} of ${count} ended (${signal ?? code}) and is started again.`);
        shortLives = performance.now() - from < SHORT_LIFE_MS ? shortLives + 1 : 0;
        if (shortLives === MOST_SHORT_LIVES) stop(code || 1);
        await sleep(shortLives * 200);
      }
      if (exitCode === null) start(place);
      else if (alive().length === 0) end(exitCode);
    });
  }

  function stop(code = 0, signal = 'SIGTERM') {
    exitCode ??= code;
    for (const worker of alive()) worker.process.kill(signal);
    if (alive().length === 0) end(exitCode);
  }
}

function alive() {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker && !worker.isDead());
}
