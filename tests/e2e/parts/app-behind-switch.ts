import { type ChildProcess, spawn } from 'node:child_process';
import net from 'node:net';
import path from 'node:path';
import { openSwitch } from '../../support/open-switch';

const preloads = new URL('../../../scripts/parts/preloads.mjs', import.meta.url).href;

/** A separate server for the journey at a company's host, whose database connection can be cut and restored. */
export async function startAppBehindSwitch(slug: string) {
  const database = new URL(process.env.DATABASE_URL ?? '');
  const wire = await openSwitch(Number(database.port), database.hostname);
  database.hostname = '127.0.0.1';
  database.port = String(wire.port);
  const port = await freePort();
  const { PRELOADS } = (await import(preloads)) as { PRELOADS: string[] };
  const child = spawn(
    process.execPath,
    [...PRELOADS, path.join('node_modules', 'next', 'dist', 'bin', 'next'), 'start', '-p', String(port)],
    {
      env: { ...process.env, DATABASE_URL: database.toString(), PORT: String(port), NODE_ENV: 'production' },
      stdio: 'ignore',
    },
  );
  await answers(child, port);
  return {
    origin: `http://${slug}.localhost:${port}`,
    plainOrigin: `http://127.0.0.1:${port}`,
    swallow: wire.swallow,
    cut: wire.cut,
    mend: wire.mend,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await wire.close();
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
