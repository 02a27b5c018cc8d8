import 'server-only';
import { mkdir, statfs } from 'node:fs/promises';
import path from 'node:path';
import { isStorageWritable } from './is-storage-writable';

export interface StorageFacts {
  kind: 'bucket' | 'disk';
  writable: boolean;
  /** Of the disk; null for a bucket, which has no end. */
  freeBytes: number | null;
  allBytes: number | null;
}

/** Where files are stored, whether that takes any, and how much more fits. */
export async function readStorage(): Promise<StorageFacts> {
  const writable = await isStorageWritable();
  if (process.env.S3_BUCKET) return { kind: 'bucket', writable, freeBytes: null, allBytes: null };
  const space = writable ? await diskSpace() : null;
  return { kind: 'disk', writable, freeBytes: space?.free ?? null, allBytes: space?.all ?? null };
}

async function diskSpace(): Promise<{ free: number; all: number } | null> {
  const folder = path.resolve(/* turbopackIgnore: true */ process.env.STORAGE_DIR || '.data/storage');
  await mkdir(folder, { recursive: true });
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, all: blocks * bsize };
}
