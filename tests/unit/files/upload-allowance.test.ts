import { expect, it } from 'vitest';
import { countUpload } from '@/lib/files/upload-allowance';

const START = Date.parse('2026-03-01T12:00:00Z');
const member = (id: string) => ({ id, name: '', email: '', role: 'agent' as const });
const at = (minutes: number) => new Date(START + minutes * 60_000);

it('lets a member send 300 files in 15 minutes, and then again as they pass', () => {
  for (let sent = 0; sent < 300; sent += 1) countUpload({ member: member('one'), now: at(sent < 150 ? 0 : 10) });
  const wait = { code: 'too_many_requests', params: { seconds: 60, minutes: 1 } };
  expect(() => countUpload({ member: member('one'), now: at(14) })).toThrow(expect.objectContaining(wait));
  expect(() => countUpload({ member: member('two'), now: at(14) })).not.toThrow();
  for (let sent = 0; sent < 150; sent += 1) countUpload({ member: member('one'), now: at(16) });
  expect(() => countUpload({ member: member('one'), now: at(16) })).toThrow('too_many_requests');
});

it('forgets a file a quarter of an hour later, to the minute', () => {
  for (let sent = 0; sent < 300; sent += 1) countUpload({ member: member('three'), now: at(sent === 0 ? 0 : 10) });
  const just = new Date(at(15).getTime() - 1);
  expect(() => countUpload({ member: member('three'), now: just })).toThrow('too_many_requests');
  expect(() => countUpload({ member: member('three'), now: at(15) })).not.toThrow();
  expect(() => countUpload({ member: member('three'), now: at(15) })).toThrow('too_many_requests');
});
