import { expect, it } from 'vitest';
import { createUploadQueue } from '@/components/files/upload/upload-queue';

/** A queue whose uploads never end by themselves, and the ids it has aborted. */
function makeQueue() {
  const aborted: string[] = [];
  let made = 0;
  const queue = createUploadQueue({
    limit: 2,
    makeKey: () => `key-${++made}`,
    isOnline: () => true,
    prepare: async (file) => file,
    send: ({ name }, signal) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          aborted.push(name);
          reject(new Error('aborted'));
        });
      }),
  });
  return { queue, aborted };
}

function choice(name: string, seen: string[] = [], vehicleId = 'v1') {
  const owner = { kind: 'vehicle', id: vehicleId } as const;
  const source = { file: new File(['x'], name) };
  return { owner, slot: 'insurance', name, source, seen: seen.map((id) => ({ id })) } as const;
}

async function settle() {
  for (let i = 0; i < 10; i += 1) await Promise.resolve();
}

it('cancels an older choice for a slot for one file, and names what the newer one may replace', async () => {
  const { queue, aborted } = makeQueue();
  queue.add([choice('photo.jpg', ['old'])]);
  queue.add([{ ...choice('front.jpg'), slot: 'photo' }]);
  await settle();
  queue.add([choice('paper.pdf', ['old'])]);
  queue.add([choice('of another', [], 'v2')]);
  await settle();
  expect(aborted).toEqual(['photo.jpg']);
  expect(queue.all().map(({ name, replaces }) => [name, replaces])).toEqual([
    ['front.jpg', null],
    ['paper.pdf', ['key-1', 'old']],
    ['of another', []],
  ]);
});

it('remembers a cancelled choice, because its file may have arrived anyway', () => {
  const { queue } = makeQueue();
  queue.add([choice('photo.jpg')]);
  queue.drop('key-1');
  queue.add([choice('paper.pdf')]);
  expect(queue.all().map(({ replaces }) => replaces)).toEqual([['key-1']]);
});
