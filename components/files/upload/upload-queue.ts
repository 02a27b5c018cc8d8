import type { ActionResult, ErrorBody } from '@/lib/errors';
import type { Attachment } from '@/lib/files/list-attachments';
import { type FileOwner, type FileSlot, MANY_SLOTS } from '@/lib/files/values';

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
  /** What it may take the place of, where there is room for one: files that were seen there, and uploads chosen before it. */
  replaces: readonly string[] | null;
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

export interface UploadRequest extends Pick<Upload, 'owner' | 'slot' | 'name' | 'source'> {
  /** The files that the person who chose saw in its slot. */
  seen: readonly { id: string }[];
}

/** How many earlier choices for a place are told to the server; more than that are long over. */
const EARLIER = 50;

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** Uploads of the whole page, a few at a time in the order they came; each can fail, be tried again or be given up on its own. */
export function createUploadQueue({ limit, makeKey, isOnline, prepare, send }: QueueWork) {
  let uploads: readonly Upload[] = [];
  const running = new Map<string, AbortController>();
  const listeners = new Set<() => void>();
  /** For each place with room for one: the uploads chosen for it in this tab, also those that were given up and may yet arrive. */
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

  /** The newer choice for a place is the one that is meant: the older ones are given up. Answers with their ids. */
  function supersede({ owner, slot }: Pick<Upload, 'owner' | 'slot'>, id: string): string[] {
    const place = `${owner.id} ${slot}`;
    const earlier = chosen.get(place) ?? [];
    chosen.set(place, [...earlier, id].slice(-EARLIER));
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
    /** Answers with the uploads' ids. */
    add(requests: readonly UploadRequest[]): string[] {
      const added = requests.map(({ seen, ...request }): Upload => {
        const id = makeKey();
        const replaces = MANY_SLOTS.includes(request.slot)
          ? null
          : [...supersede(request, id), ...seen.map((file) => file.id)];
        const sizeBefore = 'file' in request.source ? request.source.file.size : null;
        const fresh = { state: 'queued', sent: 0, sizeAfter: null, error: null, result: null } as const;
        return { ...request, ...fresh, id, replaces, sizeBefore };
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
    drop,
    /** The network is back. */
    resume() {
      const stopped = (upload: Upload) => upload.state === 'waiting' || upload.error?.code === 'network_error';
      become(uploads.map((upload) => (stopped(upload) ? { ...upload, state: 'queued', error: null } : upload)));
      startNext();
    },
  };
}
