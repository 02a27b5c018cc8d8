import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '@/lib/durations';
import { makeTenant, makeVehicle } from '@/tests/support/factories';
import { makeAttachments } from '@/tests/support/make-attachment';
import { ownDatabase } from '@/tests/support/own-database';
import { startS3Server } from '@/tests/support/s3-server';

let dropDatabase: () => Promise<void>;
let folder: string;
let s3: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  dropDatabase = await ownDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'wout-strays-'));
  s3 = await startS3Server();
});
afterAll(async () => {
  await dropDatabase();
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

describe.each([
  ['disk', () => ({ S3_BUCKET: '', STORAGE_DIR: folder })],
  ['S3', () => s3.settings],
])('on %s', (_name, settings) => {
  it('takes away what no row names, once it is a day old, and nothing else', async () => {
    vi.resetModules();
    for (const [name, value] of Object.entries(settings())) vi.stubEnv(name, value);
    const { newKey, putFile, getFile } = await import('@/lib/storage/file-store');
    const { removeStrayFiles } = await import('@/lib/storage/remove-stray-files');
    const { withTenant, closeDatabase } = await import('@/db/client');
    const { attachments } = await import('@/db/schema/files');
    const tenant = await makeTenant();
    await makeTenant();
    await makeAttachments(tenant, { owner: 'vehicle', ownerId: await makeVehicle(tenant), slot: 'photo' });
    const rows = await withTenant(tenant.id, (tx) => tx.select().from(attachments));
    const named = rows.flatMap(({ storageKey, thumbnailKey }) => [storageKey, thumbnailKey ?? storageKey]);
    const stray = newKey(tenant.id, 'image/webp', new Date());
    for (const key of [...named, stray]) await putFile(tenant.id, key, Buffer.from('bytes'), 'image/webp');
    expect(await removeStrayFiles(new Date(Date.now() + DAY_MS / 2))).toBe(0);
    expect(await removeStrayFiles(new Date(Date.now() + 2 * DAY_MS))).toBe(1);
    await expect(getFile(tenant.id, stray)).rejects.toMatchObject({ code: 'storage_unavailable' });
    for (const key of named) expect(Buffer.from(await getFile(tenant.id, key)).toString()).toBe('bytes');
    await closeDatabase();
  });
});
