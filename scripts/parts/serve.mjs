import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { containerMemory, heapOptions } from './container-memory.mjs';
import { nextArguments } from './next-arguments.mjs';
import { PRELOADS } from './preloads.mjs';
import { program, ROOT, track } from './run.mjs';

const PATIENCE_MS = 120_000;
const GRACE_MS = 10_000;

/**
 * Starts the application and returns once it responds. `stop` ends it. Its output goes to `log` if that is set. Another application is
 * served from its `folder`; `health` is an address of it that responds. Its heap fits into `memory`, the container's bytes.
 */
export async function serve(
  port,
  env,
  { log, mode = 'start', folder = ROOT, health = '/api/health', memory = containerMemory() } = {},
) {
  const output = log ? fs.openSync(log, 'w') : 'inherit';
  const heap = mode === 'start' ? heapOptions(env, memory) : [];
  const child = spawn(process.execPath, [...heap, ...PRELOADS, program('next'), ...nextArguments(mode, port)], {
    cwd: folder,
    env: { ...env, PORT: String(port), NODE_ENV: mode === 'dev' ? 'development' : 'production' },
    stdio: ['ignore', output, output],
  });
  track(child);
  const ended = new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const stop = async () => {
    if (!hasEnded()) child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
    await ended;
    clearTimeout(timer);
  };
  for (const from = Date.now(); ; await sleep(300)) {
    if (hasEnded()) throw new Error(`The server ended before it served anything (${child.exitCode}).`);
    if (await answers(port, health)) return { stop, ended, pid: child.pid };
    if (Date.now() - from < PATIENCE_MS) continue;
    await stop();
    throw new Error('The server did not answer within two minutes.');
  }
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
