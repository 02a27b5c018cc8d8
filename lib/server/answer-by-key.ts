import 'server-only';
import { keyedHash } from '../auth/keyed-hash';
import { AppError } from '../errors';
import { together } from './together';

interface Asked<T> {
  key: string;
  verb: string;
  raw: unknown;
  actorId: string;
  work: () => Promise<{ output: T; audit: () => Promise<void> }>;
  atEnd: () => Promise<void>;
}

interface Row {
  key: string;
  actorId: string;
  verb: string;
  requestHash: string;
}

/** Where keys and their answers are kept, in the transaction of the work. */
interface Store {
  /** False if the key is there already. Waits for another transaction that has just written it. */
  add: (row: Row) => Promise<boolean>;
  read: () => Promise<(Omit<Row, 'key'> & { response: unknown }) | undefined>;
  keep: (response: unknown) => Promise<void>;
}

const LONGEST_KEY = 255;

/**
 * Does the work once per key. The key's row is written in the same transaction, so a second request with the key waits
 * for the first and then gets its answer. The same key with another body, verb or person throws `idempotency_mismatch`.
 */
export async function answerByKey<T>({ key, verb, raw, actorId, work, atEnd }: Asked<T>, store: Store): Promise<T> {
  if (key.length > LONGEST_KEY) throw new AppError('validation_error');
  const hash = requestHash(raw);
  if (!(await store.add({ key, actorId, verb, requestHash: hash }))) {
    const stored = await store.read();
    const same = stored?.requestHash === hash && stored.verb === verb && stored.actorId === actorId;
    if (!same) throw new AppError('idempotency_mismatch');
    await atEnd();
    // Safe because the same verb wrote this answer, and verbs return plain data.
    return stored.response as T;
  }
  const { output, audit } = await work();
  await together(audit(), store.keep(output), atEnd());
  return output;
}

/** What tells requests with the same key apart. A body may hold a password. */
export function requestHash(raw: unknown): string {
  return keyedHash(canonical(raw), 'requests by their keys');
}

function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, inner) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
