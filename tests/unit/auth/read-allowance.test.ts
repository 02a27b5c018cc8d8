import { expect, it, vi } from 'vitest';
import { countRead } from '@/lib/auth/read-allowance';
import { newId } from '@/lib/id';

it('lets a session read 1,200 times a minute, and says when the next minute begins', () => {
  const id = newId();
  const start = Date.parse('2026-03-01T12:00:00Z');
  for (let count = 0; count < 1_200; count += 1) countRead(id, start + count * 10);
  const refused = { code: 'too_many_requests', params: { seconds: 48, minutes: 1 } };
  expect(() => countRead(id, start + 12_000)).toThrow(expect.objectContaining(refused));
  expect(() => countRead(newId(), start + 12_000)).not.toThrow();
  expect(() => countRead(id, start + 59_999)).toThrow(expect.objectContaining({ params: { seconds: 1, minutes: 1 } }));
  expect(() => countRead(id, start + 60_000)).not.toThrow();
});

it('counts what other servers have told, a twelfth of the allowance at a time', async () => {
  const minute = Date.parse('2026-03-01T12:01:00Z');
  const told = new Map<string, number>();
  const tell = vi.fn(async (reader: string, from: Date, reads: number) => {
    const key = `${reader} ${from.getTime()}`;
    told.set(key, (told.get(key) ?? 0) + reads);
    return told.get(key) ?? 0;
  });
  const id = newId();
  await tell(id, new Date(minute), 60);
  for (let count = 0; count < 20; count += 1) countRead(id, minute + count, 120, tell);
  expect(told.get(`${id} ${minute}`)).toBe(80);
  // The answer arrives after the read that asked.
  await Promise.resolve();
  for (let count = 20; count < 60; count += 1) countRead(id, minute + count, 120, tell);
  expect(() => countRead(id, minute + 60, 120, tell)).toThrow('too_many_requests');
  expect(() => countRead(id, minute + 60_000, 120, tell)).not.toThrow();
  expect(tell).toHaveBeenCalledTimes(7);
});
