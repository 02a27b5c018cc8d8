import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { closeDatabase } from '@/db/client';
import { archiveVehicleFile } from '@/lib/files/archive-file';
import { changeVehicleFile } from '@/lib/files/change-file';
import { coverPhotos } from '@/lib/files/cover-photos';
import { fileResponse } from '@/lib/files/file-response';
import { listAttachments } from '@/lib/files/list-attachments';
import { type UploadRequest, uploadFile } from '@/lib/files/upload-file';
import { newId } from '@/lib/id';
import type { TenantContext } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeCustomer, makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeAttachments } from '@/tests/support/make-attachment';

let folder: string;
let tenant: TestTenant;
let vehicleId: string;
let ctx: TenantContext;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'wout-files-'));
  vi.stubEnv('STORAGE_DIR', folder);
  vi.stubEnv('S3_BUCKET', '');
});
afterAll(async () => {
  await closeDatabase();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  tenant = await makeTenant();
  vehicleId = await makeVehicle(tenant);
  ctx = await asManager(tenant);
});

function photo(background = '#2a6', width = 600): Promise<Buffer> {
  return sharp({ create: { width, height: width / 2, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

async function upload(changes: Partial<UploadRequest> = {}, by = ctx) {
  const source = { content: await photo(), fileName: 'devan.jpg' };
  return uploadFile(by, { owner: 'vehicle', ownerId: vehicleId, slot: 'photo', source, ...changes });
}

function files(of = { vehicleId } as { vehicleId?: string; customerId?: string }) {
  return query(ctx, 'files.view', (q) => listAttachments(q, of));
}

/** How many files this company has in the storage. */
async function stored(): Promise<number> {
  const names = await readdir(path.join(folder, tenant.id), { recursive: true }).catch(() => []);
  return names.filter((name) => /\.\w+$/.test(name)).length;
}

const wanted = { size: null, download: false, known: null };

it('keeps a photo as WebP of at most 2,048 pixels, with a small one beside it', async () => {
  const source = { content: await photo('#2a6', 3000), fileName: 'devan.jpg' };
  const { id } = await upload({ caption: ' Front ', source });
  expect(await files()).toMatchObject([
    { id, slot: 'photo', position: 0, caption: 'Front', fileName: 'devan.jpg', width: 2048, height: 1024 },
  ]);
  const whole = await fileResponse(ctx, id, wanted);
  expect(await sharp(await whole.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 2048 });
  const small = await fileResponse(ctx, id, { ...wanted, size: 'thumbnail' });
  expect(await sharp(await small.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 480, height: 240 });
  expect(await stored()).toBe(2);
});

it('serves it under its name, as what it is, and not again to a browser that has it', async () => {
  const { id } = await upload();
  const { headers } = await fileResponse(ctx, id, wanted);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-disposition': `inline; filename="devan.webp"; filename*=UTF-8''devan.webp`,
    'cache-control': 'private, max-age=300',
    'cross-origin-resource-policy': 'same-origin',
    vary: 'cookie',
  });
  const known = headers.get('etag');
  for (const named of [known, `W/${known}`, `"other", ${known}`]) {
    const answer = await fileResponse(ctx, id, { ...wanted, known: named });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([304, 'private, max-age=300']);
  }
  expect((await fileResponse(ctx, id, { ...wanted, known: '"other"' })).status).toBe(200);
  expect((await fileResponse(ctx, id, { ...wanted, known, size: 'thumbnail' })).status).toBe(200);
  const saved = await fileResponse(ctx, id, { ...wanted, download: true });
  expect(saved.headers.get('content-disposition')).toMatch(/^attachment;/);
});

it('serves a file without a name as one', async () => {
  const { id } = await upload({ source: { content: await photo(), fileName: '...' } });
  const { headers } = await fileResponse(ctx, id, wanted);
  expect(headers.get('content-disposition')).toContain('filename="file.webp"');
});

it('requests the papers of people every time', async () => {
  const customerId = await makeCustomer(tenant);
  const { id } = await upload({ owner: 'customer', ownerId: customerId, slot: 'license_front' });
  expect((await fileResponse(ctx, id, wanted)).headers.get('cache-control')).toBe('private, no-cache');
});

it('shows a file to nobody of another company, and to nobody once archived or where there is none', async () => {
  const { id } = await upload();
  const stranger = await asManager(await makeTenant());
  await expect(fileResponse(stranger, id, wanted)).rejects.toMatchObject({ code: 'record_not_found' });
  for (const guess of [newId(), 'x', '', `${id}.webp`, '../../etc/passwd'])
    await expect(fileResponse(ctx, guess, wanted), guess).rejects.toMatchObject({ code: 'record_not_found' });
  const known = (await fileResponse(ctx, id, wanted)).headers.get('etag');
  await archiveVehicleFile(ctx, { fileId: id });
  // Not even to a browser that has it cached.
  for (const held of [null, known])
    await expect(fileResponse(ctx, id, { ...wanted, known: held })).rejects.toMatchObject({ code: 'record_not_found' });
  expect(await files()).toEqual([]);
  expect(await stored()).toBe(2);
});

it('puts photos one behind the other; the first is the cover, wherever it is moved from', async () => {
  const [first, second, third] = [await upload(), await upload(), await upload()].map(({ id }) => id);
  const order = async () => (await files()).map(({ id, position }) => [id, position]);
  expect(await order()).toEqual([
    [first, 0],
    [second, 1],
    [third, 2],
  ]);
  await changeVehicleFile(ctx, { fileId: third, position: 0 });
  expect(await order()).toEqual([
    [third, 0],
    [first, 1],
    [second, 2],
  ]);
  await changeVehicleFile(ctx, { fileId: third, position: 99 });
  await archiveVehicleFile(ctx, { fileId: first });
  expect(await order()).toEqual([
    [second, 0],
    [third, 1],
  ]);
  const bare = await makeVehicle(tenant);
  const covers = await query(ctx, 'files.view', (q) => coverPhotos(q, [vehicleId, bare]));
  expect([...covers]).toEqual([[vehicleId, second]]);
});

it('lets a new paper take the place of the old in a slot of one', async () => {
  const old = await upload({ slot: 'insurance' });
  const photo = await upload();
  const { id } = await upload({ slot: 'insurance' });
  expect((await files()).map((file) => file.id)).toEqual([id, photo.id]);
  await expect(fileResponse(ctx, old.id, wanted)).rejects.toMatchObject({ code: 'record_not_found' });
});

it('attaches once what is sent twice with one key, and keeps its bytes once', async () => {
  const keyed = await asManager(tenant, { idempotencyKey: newId() });
  const [first, second] = await Promise.all([upload({}, keyed), upload({}, keyed)]);
  expect([second, await upload({}, keyed)]).toEqual([first, first]);
  expect(await files()).toHaveLength(1);
  expect(await stored()).toBe(2);
  const other = { content: await photo('#a26'), fileName: 'dèyè.jpg' };
  await expect(upload({ source: other }, keyed)).rejects.toMatchObject({ code: 'idempotency_mismatch' });
  expect(await stored()).toBe(2);
});

it('keeps no bytes of what is refused: no right, no record, no such slot, no room', async () => {
  const agent = await asAgent(tenant);
  await expect(upload({}, agent)).rejects.toMatchObject({ code: 'insufficient_permissions' });
  await expect(upload({ ownerId: newId() })).rejects.toMatchObject({ code: 'record_not_found' });
  await expect(upload({ slot: 'license_front' })).rejects.toMatchObject({ fields: { slot: 'invalid_value' } });
  await makeAttachments(tenant, { owner: 'vehicle', ownerId: vehicleId, slot: 'photo' }, 40);
  await expect(upload()).rejects.toMatchObject({ code: 'too_many_photos', params: { limit: 40 } });
  await expect(upload({ caption: 'x'.repeat(201) })).rejects.toMatchObject({ fields: { caption: 'too_long' } });
  expect(await stored()).toBe(0);
});

it('lets one photo less than two in where there is room for one', async () => {
  await makeAttachments(tenant, { owner: 'vehicle', ownerId: vehicleId, slot: 'photo' }, 39);
  const results = await Promise.allSettled([upload(), upload()]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await files()).toHaveLength(40);
  expect(await stored()).toBe(2);
});

it('takes no PDF for a photo', async () => {
  const source = { content: Buffer.from('%PDF-1.7\n%%EOF'), fileName: 'x.pdf' };
  await expect(upload({ source })).rejects.toMatchObject({ code: 'photo_type_refused' });
});
