import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from '@/lib/id';
import { startS3Server } from '@/tests/support/s3-server';

const NOW = new Date('2026-03-01T12:00:00Z');
const PHOTO = Uint8Array.from({ length: 70_000 }, (_, at) => (at * 7) % 256);

let folder: string;
let s3: Awaited<ReturnType<typeof startS3Server>>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'wout-storage-'));
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});
afterEach(() => vi.unstubAllEnvs());

/** The store that an installation with these settings opens at startup. */
async function openStore(settings: Record<string, string>) {
  vi.resetModules();
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  return {
    ...(await import('@/lib/storage/file-store')),
    home: await (await import('@/lib/storage/storage-home')).storageHome(),
  };
}

describe.each([
  ['disk', () => ({ S3_BUCKET: '', STORAGE_DIR: folder })],
  ['S3', () => s3.settings],
])('the home on %s', (_name, settings) => {
  it('gives back what it was given, byte for byte, and forgets what is removed', async () => {
    const store = await openStore(settings());
    const tenantId = newId();
    const key = store.newKey(tenantId, 'image/webp', NOW);
    await store.putFile(tenantId, key, PHOTO, 'image/webp');
    expect(Buffer.from(await store.getFile(tenantId, key)).equals(PHOTO)).toBe(true);
    expect(await store.home.getMetaData(key)).toMatchObject({
      contentLength: PHOTO.length,
      contentType: 'image/webp',
    });
    await store.removeFile(tenantId, key);
    await expect(store.getFile(tenantId, key)).rejects.toMatchObject({ code: 'storage_unavailable' });
    await expect(store.removeFile(tenantId, key)).resolves.toBeUndefined();
  });

  it('keeps an empty paper’s and a large one’s length', async () => {
    const store = await openStore(settings());
    const tenantId = newId();
    for (const size of [0, 1, 10 * 1024 * 1024]) {
      const key = store.newKey(tenantId, 'application/pdf', NOW);
      await store.putFile(tenantId, key, new Uint8Array(size).fill(7), 'application/pdf');
      const content = await store.getFile(tenantId, key);
      expect([content.length, content.every((byte) => byte === 7)]).toEqual([size, true]);
    }
  });

  it('reads, writes and removes nothing under a key that is not the company’s own', async () => {
    const store = await openStore(settings());
    const [mine, theirs] = [newId(), newId()];
    const key = store.newKey(theirs, 'image/webp', NOW);
    await store.putFile(theirs, key, PHOTO, 'image/webp');
    const wrong = [key, `${mine}/../${key}`, `${mine}/2026/../../${key}`, `${mine}/2026/x.webp`, '', '/etc/passwd'];
    for (const bad of wrong) {
      await expect(store.getFile(mine, bad), bad).rejects.toMatchObject({ code: 'record_not_found' });
      await expect(store.removeFile(mine, bad), bad).rejects.toMatchObject({ code: 'record_not_found' });
      await expect(store.putFile(mine, bad, PHOTO, 'image/webp'), bad).rejects.toMatchObject({
        code: 'record_not_found',
      });
    }
    expect((await store.getFile(theirs, key)).length).toBe(PHOTO.length);
  });

  it('lists a company’s keys, and none of another’s', async () => {
    const store = await openStore(settings());
    const [mine, theirs] = [newId(), newId()];
    const keys = [store.newKey(mine, 'image/webp', NOW), store.newKey(mine, 'application/pdf', NOW)];
    for (const key of keys) await store.putFile(mine, key, PHOTO, 'image/webp');
    await store.putFile(theirs, store.newKey(theirs, 'image/webp', NOW), PHOTO, 'image/webp');
    const { objects } = await store.home.listAll(mine, { recursive: true });
    expect([...objects].map((object) => object.isFile && object.key).toSorted()).toEqual(keys.toSorted());
  });
});

it('names keys by company, year and nothing that a person typed', async () => {
  const { newKey } = await openStore({ S3_BUCKET: '', STORAGE_DIR: folder });
  const tenantId = newId();
  expect(newKey(tenantId, 'image/webp', NOW)).toMatch(new RegExp(`^${tenantId}/2026/[0-9a-f-]{36}\\.webp$`));
  expect(newKey(tenantId, 'application/pdf', NOW)).toMatch(/\.pdf$/);
});

it('says that the storage is away when a bucket does not answer, or does not know our key', async () => {
  const tenantId = newId();
  const away = await openStore({ ...s3.settings, S3_ENDPOINT: 'http://127.0.0.1:1' });
  const key = away.newKey(tenantId, 'image/webp', NOW);
  await expect(away.putFile(tenantId, key, PHOTO, 'image/webp')).rejects.toMatchObject({
    code: 'storage_unavailable',
  });
  const stranger = await openStore({ ...s3.settings, S3_ACCESS_KEY_ID: 'nobody' });
  await expect(stranger.putFile(tenantId, key, PHOTO, 'image/webp')).rejects.toMatchObject({
    code: 'storage_unavailable',
  });
});

it('with a bucket writes nothing on the disk', async () => {
  const unused = path.join(folder, 'unused');
  const store = await openStore({ ...s3.settings, STORAGE_DIR: unused });
  const tenantId = newId();
  await store.putFile(tenantId, store.newKey(tenantId, 'image/webp', NOW), PHOTO, 'image/webp');
  await expect(readdir(unused)).rejects.toMatchObject({ code: 'ENOENT' });
});
