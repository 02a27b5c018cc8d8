import type { ActionResult, ErrorBody } from '@/lib/errors';
import type { Attachment } from '@/lib/files/list-attachments';
import { MANY_SLOTS } from '@/lib/files/many-slots';
import type { FileOwner, FileSlot } from '@/lib/files/values';

/** The record that files belong to. */
export interface OwnerRef {
  kind: FileOwner;
  id: string;
}

export type UploadSource = { file: File } | { url: string };
export type UploadState = 'queued' | 'preparing' | 'sending' | 'waiting' | 'failed' | 'done';

export interface Upload {
  /** Also the request's idempotency key: a retry is the same request. */
  id: string;
  owner: OwnerRef;
  slot: FileSlot;
  name: string;
  source: UploadSource;
  /** What it may replace in a slot for one file: files the user saw there, and uploads chosen earlier. */
  replaces: readonly string[] | null;
  /** The uploads chosen together with it that come after it. They may arrive earlier. */
  before: readonly string[];
  state: UploadState;
  /** From 0 to 1. */
  sent: number;
  /** Null for a web address, because only the server learns its size. */
  sizeBefore: number | null;
  sizeAfter: number | null;
  error: ErrorBody | null;
  result: Attachment | null;
}

export interface QueueWork {
  /** How many run at the same time. */
  limit: number;
  makeKey: () => string;
  /** Whether the device has a network. Without one an upload waits instead of failing. */
  isOnline: () => boolean;
  /** Makes the file smaller. Never throws. */
  prepare: (file: File) => Promise<File>;
  send: (upload: Upload, signal: AbortSignal, onSent: (share: number) => void) => Promise<ActionResult<Attachment>>;
}

export interface UploadRequest extends Pick<Upload, 'owner' | 'slot' | 'name' | 'source'> {
  /** The files the user saw in its slot. */
  seen: readonly { id: string }[];
}

/** How many other choices for a slot the server is told about. */
const MOST_NAMED = 50;

/**
 * All uploads of the page, a few at a time in the order added. Each can fail, be retried or be cancelled separately.
 */
export function createUploadQueue({ limit, makeKey, isOnline, prepare, send }: QueueWork) {
  let uploads: readonly Upload[] = [];
  const running = new Map<string, AbortController>();
  const listeners = new Set<() => void>();
  /**
   * For each slot for one file: the uploads chosen for it in this tab, including cancelled ones that may still arrive.
   */
  const chosen = new Map<string, string[]>();

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

  function drop(id: string) {
    running.get(id)?.abort();
    running.delete(id);
    become(uploads.filter((upload) => upload.id !== id));
    startNext();
  }

  /** The latest choice for a slot counts, and older ones are cancelled. Returns their ids. */
  function supersede({ owner, slot }: Pick<Upload, 'owner' | 'slot'>, id: string): string[] {
    const place = `${owner.id} ${slot}`;
    const earlier = chosen.get(place) ?? [];
    chosen.set(place, [...earlier, id].slice(-MOST_NAMED));
    for (const older of uploads) if (earlier.includes(older.id) && older.state !== 'done') drop(older.id);
    return earlier;
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
    /** Returns the uploads' ids. */
    add(requests: readonly UploadRequest[]): string[] {
      const named = requests.map((request) => ({ ...request, id: makeKey() }));
      const added = named.map(({ seen, ...request }, at): Upload => {
        const { id, slot, owner, source } = request;
        const isMany = MANY_SLOTS.includes(slot);
        const behind = named.slice(at + 1).filter((other) => other.slot === slot && other.owner.id === owner.id);
        const before = isMany ? behind.slice(0, MOST_NAMED).map((other) => other.id) : [];
        const replaces = isMany ? null : [...supersede(request, id), ...seen.map((file) => file.id)];
        const sizeBefore = 'file' in source ? source.file.size : null;
        const fresh = { state: 'queued', sent: 0, sizeAfter: null, error: null, result: null } as const;
        return { ...request, ...fresh, replaces, before, sizeBefore };
      });
      become([...uploads, ...added]);
      startNext();
      return added.map(({ id }) => id);
    },
    retry(id: string) {
      change(id, { state: 'queued', error: null, sent: 0 });
      startNext();
    },
    /** Cancels an upload, or removes a finished one from the list. */
    drop,
    /** The network is back. */
    resume() {
      const stopped = (upload: Upload) => upload.state === 'waiting' || upload.error?.code === 'network_error';
      become(uploads.map((upload) => (stopped(upload) ? { ...upload, state: 'queued', error: null } : upload)));
      startNext();
    },
  };
}
