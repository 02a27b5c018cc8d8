import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { withTenant } from '@/db/client';
import { attachments } from '@/db/schema/files';
import { DAY_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { cleanUp } from '@/lib/jobs/clean-up';
import { removeStrayFiles } from '@/lib/storage/remove-stray-files';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeAttachments } from '@/tests/support/make-attachment';
import { ownDatabase } from '@/tests/support/own-database';

const LATER = new Date(Date.now() + 2 * DAY_MS);
/** Looked up by two columns each, they need more parameters than a statement can have. */
const MANY = 33_000;

let dropDatabase: () => Promise<void>;
let folder: string;
let tenant: TestTenant;
beforeAll(async () => {
  dropDatabase = await ownDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'wout-sweep-'));
  vi.stubEnv('STORAGE_DIR', folder);
  vi.stubEnv('S3_BUCKET', '');
});
afterAll(async () => {
  await dropDatabase();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  tenant = await makeTenant();
});

function write({ id }: { id: string }, keys: readonly string[]) {
  mkdirSync(path.join(folder, id, '2026'), { recursive: true });
  for (const key of keys) writeFileSync(path.join(folder, key), '');
}

function strayKeys({ id }: { id: string }, count: number): string[] {
  return Array.from({ length: count }, () => `${id}/2026/${newId()}.webp`);
}

async function filesOf({ id }: { id: string }): Promise<string[]> {
  return (await readdir(path.join(folder, id, '2026'))).map((name) => `${id}/2026/${name}`).toSorted();
}

it('sweeps a company of tens of thousands of files, and keeps those that rows name', async () => {
  await makeAttachments(tenant, { owner: 'vehicle', ownerId: await makeVehicle(tenant), slot: 'photo' }, 40);
  const rows = await withTenant(tenant.id, (tx) => tx.select().from(attachments));
  const named = rows.flatMap(({ storageKey, thumbnailKey }) => [storageKey, thumbnailKey ?? storageKey]);
  write(tenant, [...strayKeys(tenant, MANY), ...named]);
  expect(await removeStrayFiles(LATER)).toBe(MANY);
  expect(await filesOf(tenant)).toEqual(named.toSorted());
});

it('sweeps the companies before and after one whose files cannot be listed, and says that it failed', async () => {
  const [before, broken, after] = [tenant, await makeTenant(), await makeTenant()];
  for (const company of [before, after]) write(company, strayKeys(company, 3));
  // A file in the place of the company's folder.
  writeFileSync(path.join(folder, broken.id), '');
  await expect(removeStrayFiles(LATER)).rejects.toThrow();
  expect([await filesOf(before), await filesOf(after)]).toEqual([[], []]);
  await expect(cleanUp()).rejects.toThrow();
  rmSync(path.join(folder, broken.id));
});
