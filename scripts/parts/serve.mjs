import { spawn } from 'node:child_process';
import http from 'node:http';
import { bin, ROOT } from './run.mjs';

/** Starts the built application and answers once it serves; `stop` ends it. */
export async function serve(port, env, { quiet = false, mode = 'start' } = {}) {
  const child = spawn(process.execPath, [bin('next'), mode, '-p', String(port)], {
    cwd: ROOT,
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 0)));
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await ended;
  };
  for (let attempt = 0; ; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    if (await answers(port)) return { stop, ended };
    if (attempt > 240) throw new Error('The server did not answer within two minutes.');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

function answers(port) {
  return new Promise((resolve) => {
    const request = http.get({ host: '127.0.0.1', port, path: '/api/health', timeout: 5000 }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.on('error', () => resolve(false));
    request.on('timeout', () => request.destroy());
  });
}

/** Calls `stop` once when the process is told to end. */
export function onEnd(stop) {
  let ending = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, async () => {
      if (ending) return;
      ending = true;
      await stop();
      process.exit(0);
    });
  }
}
