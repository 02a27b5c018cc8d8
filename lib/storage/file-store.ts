import 'server-only';
import { buffer } from 'node:stream/consumers';
import { AppError } from '../errors';
import { newId } from '../id';
import { log } from '../log';
import { storageHome } from './storage-home';

const KEY = /^([0-9a-f-]{36})\/\d{4}\/[0-9a-f-]{36}\.(?:webp|pdf)$/;
const EXTENSIONS = { 'image/webp': 'webp', 'application/pdf': 'pdf' } as const;

export type StoredType = keyof typeof EXTENSIONS;

/** A new storage key, generated here. It contains nothing a person typed. */
export function newKey(tenantId: string, contentType: StoredType, now: Date): string {
  return `${tenantId}/${now.getUTCFullYear()}/${newId()}.${EXTENSIONS[contentType]}`;
}

/** Stores bytes under a key made by `newKey`. Throws `storage_unavailable`. */
export async function putFile(tenantId: string, key: string, content: Uint8Array, contentType: StoredType) {
  assertOwnKey(tenantId, key);
  await reachable(async () => (await storageHome()).put(key, content, { contentType }));
}

/**
 * The bytes under a key of this company. Throws `record_not_found` if the key is another company's, and
 * `storage_unavailable` if nothing can be read.
 */
export async function getFile(tenantId: string, key: string): Promise<Uint8Array<ArrayBuffer>> {
  assertOwnKey(tenantId, key);
  // Read as a stream: the disk's `getBytes` returns the whole memory pool that holds a small file's bytes.
  return reachable(async () => new Uint8Array(await buffer(await (await storageHome()).getStream(key))));
}

/** Whether there are bytes under a key of this company. Throws as `getFile` does. */
export async function hasFile(tenantId: string, key: string): Promise<boolean> {
  assertOwnKey(tenantId, key);
  return reachable(async () => (await storageHome()).exists(key));
}

/** Deletes the bytes. A missing key is not an error. */
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
