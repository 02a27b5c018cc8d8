import type { ActionResult, ErrorBody } from '@/lib/errors';
import type { Attachment } from '@/lib/files/list-attachments';
import type { FileOwner, FileSlot } from '@/lib/files/values';

/** The record that files belong to. */
export interface OwnerRef {
  kind: FileOwner;
  id: string;
}

export type UploadSource = { file: File } | { url: string };
export type UploadState = 'queued' | 'preparing' | 'sending' | 'waiting' | 'failed' | 'done';

export interface Upload {
  /** Also the request's idempotency key: tried again, it is the same request. */
  id: string;
  owner: OwnerRef;
  slot: FileSlot;
  name: string;
  source: UploadSource;
  state: UploadState;
  /** From 0 to 1. */
  sent: number;
  /** Null for an address, whose size only the server learns. */
  sizeBefore: number | null;
  sizeAfter: number | null;
  error: ErrorBody | null;
  result: Attachment | null;
}

export interface QueueWork {
  /** How many run at once. */
  limit: number;
  makeKey: () => string;
  /** Whether the device has a network at all: without one an upload waits, instead of failing. */
  isOnline: () => boolean;
  /** Makes the file smaller; never throws. */
  prepare: (file: File) => Promise<File>;
  send: (upload: Upload, signal: AbortSignal, onSent: (share: number) => void) => Promise<ActionResult<Attachment>>;
}

export type UploadRequest = Pick<Upload, 'owner' | 'slot' | 'name' | 'source'>;

const UNDERWAY: readonly UploadState[] = ['queued', 'preparing', 'sending', 'waiting'];

export function isUnderway({ state }: Upload): boolean {
  return UNDERWAY.includes(state);
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** Uploads of the whole page, a few at a time in the order they came; each can fail, be tried again or be given up on its own. */
export function createUploadQueue({ limit, makeKey, isOnline, prepare, send }: QueueWork) {
  let uploads: readonly Upload[] = [];
  const running = new Map<string, AbortController>();
  const listeners = new Set<() => void>();

  function become(next: readonly Upload[]) {
    uploads = next;
    for (const listener of listeners) listener();
  }

  function change(id: string, part: Partial<Upload>) {
    become(uploads.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));
  }

  function startNext() {
    for (const upload of uploads) {
      if (running.size >= limit) return;
      if (upload.state === 'queued') void run(upload.id);
    }
  }

  async function run(id: string) {
    const control = new AbortController();
    running.set(id, control);
    const outcome = await attempt(id, control.signal).catch(() => failed({ code: 'network_error' }));
    running.delete(id);
    change(id, outcome);
    startNext();
  }

  async function attempt(id: string, signal: AbortSignal): Promise<Partial<Upload>> {
    const { source, sizeAfter } = get(id);
    if ('file' in source && sizeAfter === null) {
      change(id, { state: 'preparing' });
      const file = await prepare(source.file);
      if (signal.aborted) return {};
      change(id, { source: { file }, sizeAfter: file.size });
    }
    change(id, { state: 'sending', sent: 0 });
    const answer = await send(get(id), signal, (share) => {
      if (!signal.aborted) change(id, { sent: share });
    });
    return answer.ok ? { state: 'done', sent: 1, error: null, result: answer.data } : failed(answer.error);
  }

  function failed(error: ErrorBody): Partial<Upload> {
    return { state: error.code === 'network_error' && !isOnline() ? 'waiting' : 'failed', error };
  }

  function get(id: string): Upload {
    const upload = uploads.find((one) => one.id === id);
    if (!upload) throw new Error('This upload was given up');
    return upload;
  }

  return {
    all: () => uploads,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Answers with the uploads' ids. */
    add(requests: readonly UploadRequest[]): string[] {
      const added = requests.map((request): Upload => {
        const sizeBefore = 'file' in request.source ? request.source.file.size : null;
        const fresh = { state: 'queued', sent: 0, sizeAfter: null, error: null, result: null } as const;
        return { ...request, ...fresh, id: makeKey(), sizeBefore };
      });
      become([...uploads, ...added]);
      startNext();
      return added.map(({ id }) => id);
    },
    retry(id: string) {
      change(id, { state: 'queued', error: null, sent: 0 });
      startNext();
    },
    /** Gives one up, or takes a finished one off the list. */
    drop(id: string) {
      running.get(id)?.abort();
      running.delete(id);
      become(uploads.filter((upload) => upload.id !== id));
      startNext();
    },
    /** The network is back. */
    resume() {
      const stopped = (upload: Upload) => upload.state === 'waiting' || upload.error?.code === 'network_error';
      become(uploads.map((upload) => (stopped(upload) ? { ...upload, state: 'queued', error: null } : upload)));
      startNext();
    },
  };
}
