import { describe, expect, it } from 'vitest';
import { createUploadQueue, type QueueWork, type Upload } from '@/components/files/upload/upload-queue';
import type { ActionResult } from '@/lib/errors';
import type { Attachment } from '@/lib/files/list-attachments';

type Answer = ActionResult<Attachment>;

interface Sending {
  upload: Upload;
  signal: AbortSignal;
  onSent: (share: number) => void;
  answer: (answer: Answer) => void;
  break: () => void;
}

const OWNER = { kind: 'vehicle', id: 'v1' } as const;
const OK: Answer = {
  ok: true,
  data: {
    id: 'a1',
    slot: 'photo',
    position: 0,
    caption: '',
    fileName: 'a.jpg',
    contentType: 'image/webp',
    width: 10,
    height: 10,
    sizeBytes: 5,
    version: 'v',
  },
};
const OFFLINE: Answer = { ok: false, error: { code: 'network_error' } };

/** A queue whose responses the test gives by hand. */
function makeQueue(work: Partial<QueueWork> = {}) {
  const sendings: Sending[] = [];
  let made = 0;
  const queue = createUploadQueue({
    limit: 2,
    makeKey: () => `key-${++made}`,
    isOnline: () => true,
    prepare: async (file) => file,
    send: (upload, signal, onSent) =>
      new Promise((answer, reject) => {
        sendings.push({ upload, signal, onSent, answer, break: () => reject(new Error('broken')) });
      }),
    ...work,
  });
  return { queue, sendings };
}

function photo(name: string, bytes = 10) {
  const source = { file: new File([new Uint8Array(bytes)], name) };
  return { owner: OWNER, slot: 'photo', name, source, seen: [] } as const;
}

const states = (queue: { all: () => readonly Upload[] }) => queue.all().map(({ state }) => state);

async function settle() {
  for (let i = 0; i < 10; i += 1) await Promise.resolve();
}

describe('the upload queue', () => {
  it('sends two at a time, in the order they came', async () => {
    const { queue, sendings } = makeQueue();
    queue.add(['1', '2', '3', '4'].map((name) => photo(name)));
    await settle();
    expect(states(queue)).toEqual(['sending', 'sending', 'queued', 'queued']);
    sendings[1]?.answer(OK);
    await settle();
    expect(sendings.map(({ upload }) => upload.name)).toEqual(['1', '2', '3']);
    expect(states(queue)).toEqual(['sending', 'done', 'sending', 'queued']);
  });

  it('counts what is being made smaller as underway, so that a phone does not open twelve photos at once', async () => {
    let opened = 0;
    const { queue } = makeQueue({
      prepare: () => {
        opened += 1;
        return new Promise(() => undefined);
      },
    });
    queue.add(['1', '2', '3'].map((name) => photo(name)));
    await settle();
    expect(opened).toBe(2);
    expect(states(queue)).toEqual(['preparing', 'preparing', 'queued']);
  });

  it('knows the size before and after', async () => {
    const { queue, sendings } = makeQueue({ prepare: async () => new File(['12345'], 'small') });
    queue.add([photo('1', 400)]);
    await settle();
    expect(queue.all()[0]).toMatchObject({ sizeBefore: 400, sizeAfter: 5 });
    expect(sendings[0]?.upload.source).toMatchObject({ file: { size: 5 } });
  });

  it('tells each one’s progress', async () => {
    const { queue, sendings } = makeQueue();
    queue.add([photo('1'), photo('2')]);
    await settle();
    sendings[1]?.onSent(0.4);
    expect(queue.all().map(({ sent }) => sent)).toEqual([0, 0.4]);
  });

  it('lets one fail alone, and tries it again with the same key and without making it smaller twice', async () => {
    let prepared = 0;
    const { queue, sendings } = makeQueue({
      prepare: async (file) => {
        prepared += 1;
        return file;
      },
    });
    queue.add([photo('1'), photo('2')]);
    await settle();
    sendings[0]?.answer({ ok: false, error: { code: 'server_error' } });
    sendings[1]?.answer(OK);
    await settle();
    expect(states(queue)).toEqual(['failed', 'done']);
    queue.retry('key-1');
    await settle();
    expect(sendings[2]?.upload.id).toBe('key-1');
    expect(prepared).toBe(2);
    sendings[2]?.answer(OK);
    await settle();
    expect(queue.all()[0]).toMatchObject({ state: 'done', error: null, result: { id: 'a1' } });
  });

  it('treats a broken upload as a network error and continues with the next', async () => {
    const { queue, sendings } = makeQueue({ limit: 1 });
    queue.add([photo('1'), photo('2')]);
    await settle();
    sendings[0]?.break();
    await settle();
    expect(queue.all()[0]).toMatchObject({ state: 'failed', error: { code: 'network_error' } });
    expect(sendings).toHaveLength(2);
  });

  it('waits while there is no network, keeps the file, and resumes', async () => {
    let online = false;
    const { queue, sendings } = makeQueue({ isOnline: () => online });
    queue.add([photo('1')]);
    await settle();
    sendings[0]?.answer(OFFLINE);
    await settle();
    expect(states(queue)).toEqual(['waiting']);
    online = true;
    queue.resume();
    await settle();
    expect(sendings[1]?.upload).toMatchObject({ id: 'key-1', name: '1', state: 'sending' });
  });

  it('does not send again, when the network is back, what the server refused', async () => {
    const { queue, sendings } = makeQueue();
    queue.add([photo('1')]);
    await settle();
    sendings[0]?.answer({ ok: false, error: { code: 'file_type_refused' } });
    await settle();
    queue.resume();
    await settle();
    expect(states(queue)).toEqual(['failed']);
    expect(sendings).toHaveLength(1);
  });

  it('gives one up: its request ends, the next begins, and its late answer changes nothing', async () => {
    const { queue, sendings } = makeQueue({ limit: 1 });
    queue.add([photo('1'), photo('2')]);
    await settle();
    queue.drop('key-1');
    await settle();
    expect(sendings[0]?.signal.aborted).toBe(true);
    sendings[0]?.answer(OK);
    sendings[0]?.onSent(1);
    await settle();
    expect(queue.all().map(({ name, state }) => [name, state])).toEqual([['2', 'sending']]);
  });

  it('sends an address as it is', async () => {
    const { queue, sendings } = makeQueue();
    queue.add([{ ...photo('a.jpg'), source: { url: 'https://example.com/a.jpg' } }]);
    await settle();
    expect(sendings[0]?.upload).toMatchObject({ source: { url: 'https://example.com/a.jpg' }, sizeBefore: null });
  });
});
