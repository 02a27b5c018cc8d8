import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { customers } from '@/db/schema/customers';
import { drivers } from '@/db/schema/drivers';
import { vehicles } from '@/db/schema/vehicles';
import { ARCHIVE_FILE } from '@/lib/files/archive-file';
import { ATTACH_FILE } from '@/lib/files/attach-file';
import { CHANGE_FILE } from '@/lib/files/change-file';
import { getFileOwner } from '@/lib/files/get-file-record';
import { FILE_OWNERS, FILE_SLOTS } from '@/lib/files/values';
import { newId } from '@/lib/id';
import { query } from '@/lib/server/query';
import { asManager } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { MAKE_OWNER, makeAttachments, makeUpload } from '@/tests/support/make-attachment';

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

it.each(FILE_OWNERS)('knows whose a file is or was: a %s’s', async (owner) => {
  const ctx = await asManager(tenant);
  const ownerId = await MAKE_OWNER[owner](tenant);
  const [fileId = ''] = await makeAttachments(tenant, { owner, ownerId, slot: FILE_SLOTS[owner][0] });
  const ownerOfFile = (id: string) => query(ctx, 'files.view', (q) => getFileOwner(q, id));
  expect(await ownerOfFile(fileId)).toBe(owner);
  await ARCHIVE_FILE[owner](ctx, { fileId });
  expect(await ownerOfFile(fileId)).toBe(owner);
  for (const unknown of ['7', newId()])
    await expect(ownerOfFile(unknown)).rejects.toMatchObject({ code: 'record_not_found' });
});

it.each([
  ['vehicle', vehicles],
  ['customer', customers],
  ['driver', drivers],
] as const)('changes no file of a %s that was deleted', async (owner, table) => {
  const ctx = await asManager(tenant);
  const ownerId = await MAKE_OWNER[owner](tenant);
  const [slot] = FILE_SLOTS[owner];
  const [fileId = ''] = await makeAttachments(tenant, { owner, ownerId, slot });
  await withTenant(tenant.id, (tx) => tx.update(table).set({ archivedAt: sql`now()` }).where(eq(table.id, ownerId)));
  const gone = { code: 'record_not_found' };
  await expect(
    ATTACH_FILE[owner](ctx, { [`${owner}Id`]: ownerId, slot, upload: makeUpload(tenant) }),
  ).rejects.toMatchObject(gone);
  await expect(CHANGE_FILE[owner](ctx, { fileId, caption: 'Left', version: 'any' })).rejects.toMatchObject(gone);
  await expect(ARCHIVE_FILE[owner](ctx, { fileId })).rejects.toMatchObject(gone);
});
