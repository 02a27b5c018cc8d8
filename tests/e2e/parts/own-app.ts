import { type ChildProcess, spawn } from 'node:child_process';
import net from 'node:net';
import path from 'node:path';

const preloads = new URL('../../../scripts/parts/preloads.mjs', import.meta.url).href;

/** A separate server for one journey, with settings of its own. `log` is what it has written so far. */
export async function startOwnApp(settings: Record<string, string>) {
  const port = await freePort();
  const { PRELOADS } = (await import(preloads)) as { PRELOADS: string[] };
  const child = spawn(
    process.execPath,
    [...PRELOADS, path.join('node_modules', 'next', 'dist', 'bin', 'next'), 'start', '-p', String(port)],
    {
      env: { ...process.env, PORT: String(port), NODE_ENV: 'production', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let log = '';
  for (const output of [child.stdout, child.stderr])
    output?.on('data', (part) => {
      log += part;
    });
  await answers(child, port);
  return {
    port,
    log: () => log,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function freePort(): Promise<number> {
  const probe = net.createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as net.AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function answers(child: ChildProcess, port: number): Promise<void> {
  for (let attempt = 0; attempt < 300 && child.exitCode === null; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not answer');
}
