import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { closeDatabase } from '@/db/client';
import { archiveVehicleFile } from '@/lib/files/archive-file';
import { listAttachments } from '@/lib/files/list-attachments';
import { type UploadRequest, uploadFile } from '@/lib/files/upload-file';
import { newId } from '@/lib/id';
import { query } from '@/lib/server/query';
import { asAdmin, asManager } from '@/tests/support/contexts';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';

let folder: string;
let tenant: TestTenant;
let vehicleId: string;
/** The file in the slot when both choices were made. */
let old: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'wout-newer-'));
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
  old = (await choose('old')).id;
});

/** The upload of an insurance card as the browser sends it: with its own key, naming what it may replace. */
async function choose(name: string, changes: Partial<UploadRequest> = {}, { key = newId(), by = asManager } = {}) {
  const content = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#2a6' } })
    .png()
    .toBuffer();
  const source = { content, fileName: `${name}.png` };
  const place = { owner: 'vehicle', ownerId: vehicleId, slot: 'insurance', source } as const;
  return uploadFile(await by(tenant, { idempotencyKey: key }), { ...place, ...changes });
}

async function shown(): Promise<string[]> {
  const files = await query(await asManager(tenant), 'files.view', (q) => listAttachments(q, { vehicleId }));
  return files.map(({ fileName }) => fileName);
}

async function stored(): Promise<number> {
  const names = await readdir(path.join(folder, tenant.id), { recursive: true });
  return names.filter((name) => /\.\w+$/.test(name)).length;
}

it('the newer choice stays, whichever of the two the server finishes first', async () => {
  const [first, second] = [newId(), newId()];
  await choose('second', { replaces: [first, old] }, { key: second });
  const before = await stored();
  await expect(choose('first', { replaces: [old] }, { key: first })).rejects.toMatchObject({ code: 'file_superseded' });
  expect([await shown(), await stored()]).toEqual([['second.png'], before]);

  const [third, fourth] = [newId(), newId()];
  const seen = [first, second];
  await choose('third', { replaces: seen }, { key: third });
  await choose('fourth', { replaces: [...seen, third] }, { key: fourth });
  expect(await shown()).toEqual(['fourth.png']);
});

it('the newer choice stays also where both arrive at the same moment', async () => {
  const [first, second] = [newId(), newId()];
  await Promise.allSettled([
    choose('first', { replaces: [old] }, { key: first }),
    choose('second', { replaces: [first, old] }, { key: second }),
  ]);
  expect(await shown()).toEqual(['second.png']);
});

it('answers a choice that is tried again as before, though a newer one has come', async () => {
  const key = newId();
  const first = await choose('first', { replaces: [old] }, { key });
  await choose('second', { replaces: [key] });
  expect(await choose('first', { replaces: [old] }, { key })).toEqual(first);
  expect(await shown()).toEqual(['second.png']);
});

it('takes nobody else’s file’s place that the chooser has not seen, and any free place', async () => {
  const theirs = newId();
  const { id } = await choose('theirs', { replaces: [old] }, { key: theirs, by: asAdmin });
  for (const replaces of [[], [old], [theirs]])
    await expect(choose('mine', { replaces })).rejects.toMatchObject({ code: 'file_superseded' });
  await archiveVehicleFile(await asManager(tenant), { fileId: id });
  await choose('mine', { replaces: [old] });
  expect(await shown()).toEqual(['mine.png']);
});

it('replaces anything for a caller who names nothing, and asks nothing of a slot of many', async () => {
  await choose('any');
  await choose('photo', { slot: 'photo', replaces: [] });
  await choose('photo2', { slot: 'photo', replaces: [] });
  expect(await shown()).toEqual(['any.png', 'photo.png', 'photo2.png']);
});

it('keeps nothing of an upload whose sender has gone', async () => {
  const before = await stored();
  const gone = new AbortController();
  gone.abort();
  await expect(choose('gone', { signal: gone.signal })).rejects.toMatchObject({ code: 'network_error' });
  const leaving = new AbortController();
  const under = choose('leaving', { signal: leaving.signal });
  leaving.abort();
  await expect(under).rejects.toMatchObject({ code: 'network_error' });
  expect([await shown(), await stored()]).toEqual([['old.png'], before]);
});

it('keeps photos that were chosen together in their order, whichever arrives first', async () => {
  const place = { slot: 'photo' };
  await choose('earlier', place);
  const keys = [newId(), newId(), newId(), newId()];
  const send = (at: number) =>
    choose(`photo ${at}`, { ...place, before: keys.slice(at + 1) }, { key: String(keys[at]) });
  const third = await send(2);
  const fourth = await send(3);
  const [first] = await Promise.all([send(0), send(1)]);
  expect([third.position, fourth.position]).toEqual([1, 2]);
  expect([1, 2]).toContain(first.position);
  const order = ['old.png', 'earlier.png', 'photo 0.png', 'photo 1.png', 'photo 2.png', 'photo 3.png'];
  expect(await shown()).toEqual(order);
  expect(await send(0)).toEqual(first);
  expect(await shown()).toEqual(order);
});

it('puts a photo last if those that come after it are another member’s, or not there', async () => {
  const theirs = newId();
  await choose('theirs', { slot: 'photo' }, { key: theirs, by: asAdmin });
  await choose('mine', { slot: 'photo', before: [theirs, newId()] });
  expect(await shown()).toEqual(['old.png', 'theirs.png', 'mine.png']);
});
