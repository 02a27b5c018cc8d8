import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { allocatorSettings, containerMemory, heapOptions } from './container-memory.mjs';
import { KEEP_ALIVE_MS, nextArguments } from './next-arguments.mjs';
import { PRELOADS } from './preloads.mjs';
import { program, ROOT, track } from './run.mjs';
import { startWorkers } from './workers.mjs';

const PATIENCE_MS = 120_000;
const GRACE_MS = 10_000;

/**
 * Starts the application and returns once it responds. `stop` ends it. Its output goes to `log` if that is set. Another application is
 * served from its `folder`; `health` is an address of it that responds. `workers` servers share the port, and the `memory`, the
 * container's bytes, into which their heaps fit. The mode `standalone` serves the folder of `npm run standalone`.
 */
export async function serve(
  port,
  env,
  { log, mode = 'start', folder = ROOT, health = '/api/health', memory = containerMemory(), workers = 1 } = {},
) {
  const output = log ? fs.openSync(log, 'w') : 'inherit';
  const heap = mode === 'dev' ? [] : heapOptions(env, memory && memory / workers);
  const [file, ...args] = applicationOf(mode, port, folder);
  const application = {
    ...{ file, args, execArgv: [...heap, ...PRELOADS], cwd: folder, output },
    env: {
      ...env,
      ...allocatorSettings(env, memory),
      ...placeOf(port),
      // Its part, by which `limit-bodies.mjs` judges.
      SERVER_MEMORY: String(Math.floor((memory ?? os.totalmem()) / workers)),
      NODE_ENV: mode === 'dev' ? 'development' : 'production',
    },
  };
  const { ended, kill, pids } = workers > 1 ? startWorkers(workers, application) : startOne(application);
  let code = null;
  ended.then((ending) => {
    code = ending;
  });
  const stop = async () => {
    kill('SIGTERM');
    const timer = setTimeout(() => kill('SIGKILL'), GRACE_MS);
    await ended;
    clearTimeout(timer);
  };
  for (const from = Date.now(); ; await sleep(300)) {
    if (code !== null) throw new Error(`The server ended before it served anything (${code}).`);
    if (await answers(port, health)) return { stop, ended, pids, pid: pids()[0] };
    if (Date.now() - from < PATIENCE_MS) continue;
    await stop();
    throw new Error('The server did not answer within two minutes.');
  }
}

function applicationOf(mode, port, folder) {
  return mode === 'standalone' ? [path.join(folder, 'server.js')] : [program('next'), ...nextArguments(mode, port)];
}

/** Where Next's standalone server listens. A container's HOSTNAME is its own name, on which no health check would reach it. */
function placeOf(port) {
  return { PORT: String(port), HOSTNAME: '', KEEP_ALIVE_TIMEOUT: String(KEEP_ALIVE_MS) };
}

function startOne({ file, args, execArgv, cwd, output, env }) {
  const child = spawn(process.execPath, [...execArgv, file, ...args], { cwd, env, stdio: ['ignore', output, output] });
  track(child);
  const ended = new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  return { ended, kill: (signal) => child.kill(signal), pids: () => [child.pid] };
}

function answers(port, path) {
  return new Promise((resolve) => {
    const request = http.get({ host: '127.0.0.1', port, path, timeout: 10_000 }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.on('error', () => resolve(false));
    request.on('timeout', () => request.destroy());
  });
}
