import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { passOn, Unread } from '@/lib/reports/pass-on';

const MINUTE = 60_000;
const PIECE = Buffer.alloc(65_536);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Lets streams do what they can do at once. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

function opened(signal?: AbortSignal) {
  const file = new PassThrough();
  const sent = passOn(file, { signal });
  const told: unknown[] = [];
  sent.on('error', (error) => told.push(error));
  return { file, sent, told };
}

it('ends a file of which nothing was taken for two minutes', async () => {
  const { file, sent, told } = opened();
  file.write(PIECE);
  await settle();
  vi.advanceTimersByTime(2 * MINUTE);
  expect(sent.destroyed).toBe(false);
  vi.advanceTimersByTime(MINUTE);
  await settle();
  expect([sent.destroyed, file.destroyed, told]).toEqual([true, true, [expect.any(Unread)]]);
  expect(vi.getTimerCount()).toBe(0);
});

it('waits for a reader who takes a little every two minutes', async () => {
  const { file, sent } = opened();
  file.write(PIECE);
  for (let read = 0; read < 5; read += 1) {
    await settle();
    expect(sent.read(1)).toHaveLength(1);
    vi.advanceTimersByTime(2 * MINUTE);
  }
  expect(sent.destroyed).toBe(false);
  sent.destroy();
});

it('waits for a file that has nothing to take yet', async () => {
  const { file, sent } = opened();
  vi.advanceTimersByTime(10 * MINUTE);
  // There a moment before a look, so nobody could have taken it yet.
  file.write(PIECE);
  await settle();
  vi.advanceTimersByTime(MINUTE);
  expect(sent.destroyed).toBe(false);
  const read = buffer(sent);
  file.end();
  expect(await read).toHaveLength(PIECE.length);
  expect(vi.getTimerCount()).toBe(0);
});

it('ends it when the request is aborted, also before it began', async () => {
  const controller = new AbortController();
  const { file, sent, told } = opened(controller.signal);
  controller.abort();
  await settle();
  const late = opened(AbortSignal.abort());
  await settle();
  const all = [file, sent, late.file, late.sent].map(({ destroyed }) => destroyed);
  expect([all, told, late.told, vi.getTimerCount()]).toEqual([[true, true, true, true], [], [], 0]);
});

it('hands on the error of the file', async () => {
  const failing = Readable.from(
    (async function* () {
      yield 'head';
      throw new Error('database away');
    })(),
  );
  await expect(buffer(passOn(failing, {}))).rejects.toThrow('database away');
});
