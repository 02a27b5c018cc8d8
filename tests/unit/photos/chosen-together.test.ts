import { expect, it } from 'vitest';
import { createUploadQueue, type UploadRequest } from '@/components/files/upload/upload-queue';

function makeQueue() {
  let made = 0;
  return createUploadQueue({
    limit: 2,
    makeKey: () => `key-${++made}`,
    isOnline: () => true,
    prepare: async (file) => file,
    send: () => new Promise(() => undefined),
  });
}

function request(name: string, changes: Partial<UploadRequest> = {}): UploadRequest {
  const source = { file: new File([new Uint8Array(10)], name) };
  return { owner: { kind: 'vehicle', id: 'v1' }, slot: 'photo', name, source, seen: [], ...changes };
}

it('photos chosen together name those that come after them, and none chosen later or for another record', () => {
  const queue = makeQueue();
  const other = request('d', { owner: { kind: 'vehicle', id: 'v2' } });
  const [, b, , c] = queue.add([request('a'), request('b'), other, request('c')]);
  queue.add([request('later')]);
  expect(queue.all().map(({ before }) => before)).toEqual([[b, c], [c], [], [], []]);
});

it('slots for one have nothing to order', () => {
  const queue = makeQueue();
  queue.add([request('a', { slot: 'insurance' }), request('b', { slot: 'insurance' })]);
  expect(queue.all().map(({ before }) => before)).toEqual([[], []]);
});
