import { type ChildProcess, spawn } from 'node:child_process';
import net from 'node:net';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';

const FOLDER = path.join(import.meta.dirname, '../../fixtures/workers');
const PATIENCE = { timeout: 60_000, interval: 50 };

interface Answer {
  pid: number;
  pool: string;
  elsewhere: string;
}

let supervisor: ChildProcess | undefined;
afterEach(() => supervisor?.kill('SIGKILL'));

function supervise(program: string, port: number) {
  const child = spawn(process.execPath, [path.join(FOLDER, 'supervise.mjs'), program], {
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
  });
  supervisor = child;
  return { child, ended: new Promise<number | null>((resolve) => child.once('exit', resolve)) };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Who answers, by process, once as many do. */
async function answering(port: number, count: number, without: number[] = []): Promise<Map<number, Answer>> {
  const found = new Map<number, Answer>();
  await vi.waitFor(async () => {
    // What was handed to a process that is killed at that moment is never answered.
    const response = await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(5000) });
    const answer = (await response.json()) as Answer;
    if (!without.includes(answer.pid)) found.set(answer.pid, answer);
    expect(found.size).toBe(count);
  }, PATIENCE);
  return found;
}

it('serves one port by two processes, starts a killed one again in its place, and ends all of them', async () => {
  const port = await freePort();
  const { child, ended } = supervise('answer-pid.mjs', port);
  const first = [...(await answering(port, 2)).values()];
  expect(first.map(({ pool }) => pool)).toEqual(['10', '10']);
  const jobs = first.find(({ elsewhere }) => elsewhere === 'false');
  expect(first.map(({ elsewhere }) => elsewhere).toSorted()).toEqual(['false', 'true']);

  process.kill(jobs?.pid ?? 0, 'SIGKILL');
  const later = [...(await answering(port, 2, [jobs?.pid ?? 0])).values()];
  expect(later.map(({ elsewhere }) => elsewhere).toSorted()).toEqual(['false', 'true']);

  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
}, 120_000);

it('gives up when servers keep ending right after their start', async () => {
  const { ended } = supervise('end-at-once.mjs', await freePort());
  expect(await ended).toBe(3);
}, 120_000);
