import { expect, it } from 'vitest';
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
