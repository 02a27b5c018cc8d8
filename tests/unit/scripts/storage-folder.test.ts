import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

interface StorageFolder {
  assertStorageFolder: (env: Record<string, string>) => void;
}

const file = new URL('../../../scripts/parts/storage-folder.mjs', import.meta.url).href;
const { assertStorageFolder } = (await import(file)) as StorageFolder;

it('a folder for files is made, and one that can’t be is a reason not to start', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'wout-storage-'));
  const inside = path.join(folder, 'data', 'files');
  assertStorageFolder({ STORAGE_DIR: inside });
  expect(existsSync(inside)).toBe(true);
  writeFileSync(path.join(folder, 'taken'), '');
  const wrong = path.join(folder, 'taken', 'files');
  expect(() => assertStorageFolder({ STORAGE_DIR: wrong })).toThrow(/STORAGE_DIR can't be written to/);
  assertStorageFolder({ STORAGE_DIR: wrong, S3_BUCKET: 'files' });
  assertStorageFolder({});
  rmSync(folder, { recursive: true });
});
