import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDatabase } from '@/db/client';
import { getFileRecord } from '@/lib/files/get-file-record';
import { listAttachments } from '@/lib/files/list-attachments';
import { uploadFile } from '@/lib/files/upload-file';
import { query } from '@/lib/server/query';
import { getFile } from '@/lib/storage/file-store';
import { asManager } from '@/tests/support/contexts';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { HARMLESS_PDFS } from '@/tests/support/hostile/harmless-pdfs';
import type { HostileFile } from '@/tests/support/hostile/hostile-file';
import { NAMES } from '@/tests/support/hostile/names';
import { PACKED_PDFS } from '@/tests/support/hostile/packed-pdfs';
import { PDFS } from '@/tests/support/hostile/pdfs';
import { PHOTOS } from '@/tests/support/hostile/photos';
import { STRANGERS } from '@/tests/support/hostile/strangers';
import { arrive, memberToken } from '@/tests/support/next/arrive';
import { callRoute } from '@/tests/support/next/routes';

let folder: string;
let tenant: TestTenant;
let vehicleId: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'wout-hostile-'));
  vi.stubEnv('STORAGE_DIR', folder);
  vi.stubEnv('S3_BUCKET', '');
  tenant = await makeTenant();
});
afterAll(async () => {
  await closeDatabase();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  vehicleId = await makeVehicle(tenant);
});

async function send({ content, fileName = 'photo.jpg' }: HostileFile) {
  const source = { content: await content(), fileName };
  return uploadFile(await asManager(tenant), { owner: 'vehicle', ownerId: vehicleId, slot: 'insurance', source });
}

async function storedNow(): Promise<number> {
  return (await readdir(folder, { recursive: true })).filter((name) => /\.\w+$/.test(name)).length;
}

describe.each([
  ['what is neither photo nor PDF', STRANGERS],
  ['photos', PHOTOS],
  ['PDFs', PDFS],
  ['PDFs that hide what they do', PACKED_PDFS],
  ['PDFs that are harmless', HARMLESS_PDFS],
  ['names', NAMES],
])('%s', (_kind, files) => {
  const refusals = files.filter(({ expected }) => expected !== 'kept').map((file) => [file.what, file] as const);
  const kept = files.filter(({ expected }) => expected === 'kept').map((file) => [file.what, file] as const);

  it.runIf(refusals.length > 0).each(refusals)(
    '%s: is refused by its name, and nothing is stored',
    async (_what, file) => {
      const before = await storedNow();
      await expect(send(file)).rejects.toMatchObject({ code: file.expected });
      expect(await storedNow()).toBe(before);
      const ctx = await asManager(tenant);
      expect(await query(ctx, 'files.view', (q) => listAttachments(q, { vehicleId }))).toEqual([]);
    },
  );

  it.runIf(kept.length > 0).each(kept)('%s: is kept, harmless', async (_what, file) => {
    const { id, contentType, fileName, width, height } = await send(file);
    const ctx = await asManager(tenant);
    const { storageKey } = await query(ctx, 'files.view', (q) => getFileRecord(q, id));
    const stored = Buffer.from(await getFile(tenant.id, storageKey));
    expect(stored.toString('latin1').startsWith(contentType === 'application/pdf' ? '%PDF-' : 'RIFF')).toBe(true);
    if (file.gone) expect(stored.includes(Buffer.from(file.gone, 'latin1'))).toBe(false);
    if (file.shownName !== undefined) expect(fileName).toBe(file.shownName);
    expect(Math.max(width ?? 0, height ?? 0)).toBeLessThanOrEqual(2048);
    expect(storageKey).toMatch(/^[0-9a-f-]{36}\/\d{4}\/[0-9a-f-]{36}\.(?:webp|pdf)$/);
    await expectServedAsFile(id, contentType);
  });
});

/** A browser saves it, or draws it as the picture that it is, and runs nothing of it. Its name can't end the header. */
async function expectServedAsFile(fileId: string, contentType: string): Promise<void> {
  arrive(await memberToken(tenant, 'agent'));
  const route = { method: 'GET', file: 'app/api/files/[fileId]/route.ts' };
  for (const query of ['', 'download=1']) {
    const { status, headers } = await callRoute(route, { params: { fileId }, query });
    expect([status, headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([
      ...[200, contentType, 'nosniff'],
    ]);
    expect(headers.get('content-security-policy')).toContain('sandbox');
    const named = DISPOSITION.exec(headers.get('content-disposition') ?? '')?.groups ?? {};
    expect(named.kind).toBe(query === '' && contentType !== 'application/pdf' ? 'inline' : 'attachment');
    const name = decodeURIComponent(named.encoded ?? '/');
    expect(name).toMatch(contentType === 'application/pdf' ? /\.pdf$/ : /\.webp$/);
    expect(name).not.toMatch(/[/\\<>:"|?*\p{Cc}\p{Cf}]/u);
  }
}

/** One name for old browsers and one for new ones, in nothing but the characters that a header may have there. */
const DISPOSITION = /^(?<kind>inline|attachment); filename="[ !#$&-[\]-~]*"; filename\*=UTF-8''(?<encoded>[\w.~!%-]+)$/;

it('the corpus is of at least sixty files', () => {
  expect([...STRANGERS, ...PHOTOS, ...PDFS, ...NAMES].length).toBeGreaterThanOrEqual(60);
});
