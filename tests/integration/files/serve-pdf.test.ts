import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { closeDatabase } from '@/db/client';
import { fileResponse } from '@/lib/files/file-response';
import { uploadFile } from '@/lib/files/upload-file';
import { asManager } from '@/tests/support/contexts';
import { makeTenant, makeVehicle } from '@/tests/support/factories';
import { plainPdf } from '@/tests/support/hostile/pdf-parts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'wout-pdf-'));
  vi.stubEnv('STORAGE_DIR', folder);
  vi.stubEnv('S3_BUCKET', '');
});
afterAll(async () => {
  await closeDatabase();
  await rm(folder, { recursive: true, force: true });
});

it('serves a PDF only to be saved, without scripts and of no origin', async () => {
  const tenant = await makeTenant();
  const ctx = await asManager(tenant);
  const source = { content: await plainPdf(), fileName: 'oavct.pdf' };
  const place = { owner: 'vehicle', ownerId: await makeVehicle(tenant), slot: 'insurance' } as const;
  const { id } = await uploadFile(ctx, { ...place, source });
  const answer = await fileResponse(ctx, id, { size: null, download: false, known: null });
  const again = await fileResponse(ctx, id, { size: null, download: false, known: answer.headers.get('etag') });
  expect([answer.status, again.status]).toEqual([200, 304]);
  for (const { headers } of [answer, again]) {
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="oavct.pdf"/);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; sandbox;/);
  }
});
