import 'server-only';
import { buffer } from 'node:stream/consumers';
import { AppError } from '../errors';
import { newId } from '../id';
import { log } from '../log';
import { storageHome } from './storage-home';

const KEY = /^([0-9a-f-]{36})\/\d{4}\/[0-9a-f-]{36}\.(?:webp|pdf)$/;
const EXTENSIONS = { 'image/webp': 'webp', 'application/pdf': 'pdf' } as const;

export type StoredType = keyof typeof EXTENSIONS;

/** A name for new bytes, made here alone: nothing that a person typed is in it. */
export function newKey(tenantId: string, contentType: StoredType, now: Date): string {
  return `${tenantId}/${now.getUTCFullYear()}/${newId()}.${EXTENSIONS[contentType]}`;
}

/** Keeps bytes under a key of `newKey`. Throws `storage_unavailable`. */
export async function putFile(tenantId: string, key: string, content: Uint8Array, contentType: StoredType) {
  assertOwnKey(tenantId, key);
  await reachable(async () => (await storageHome()).put(key, content, { contentType }));
}

/** The bytes under a key of this company. Throws `record_not_found` where the key is another's, `storage_unavailable` where nothing can be read. */
export async function getFile(tenantId: string, key: string): Promise<Uint8Array<ArrayBuffer>> {
  assertOwnKey(tenantId, key);
  // As a stream: the disk's `getBytes` hands out the whole pool of memory that a small file's bytes lie in.
  return reachable(async () => new Uint8Array(await buffer(await (await storageHome()).getStream(key))));
}

/** Takes the bytes away; a key that is not there is no fault. */
export async function removeFile(tenantId: string, key: string): Promise<void> {
  assertOwnKey(tenantId, key);
  await reachable(async () => (await storageHome()).delete(key));
}

export function isStorageKey(tenantId: string, key: string): boolean {
  return KEY.exec(key)?.[1] === tenantId;
}

function assertOwnKey(tenantId: string, key: string): void {
  if (!isStorageKey(tenantId, key)) throw new AppError('record_not_found');
}

async function reachable<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    log.error({ err: error }, 'the file storage failed');
    throw new AppError('storage_unavailable');
  }
}
