import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { withTenant } from '@/db/client';
import { attachments, documents } from '@/db/schema/files';
import { getSheet } from '@/lib/inspections/get-sheet';
import { issueSheet } from '@/lib/inspections/issue-sheet';
import { listSheets } from '@/lib/inspections/list-sheets';
import { reopenReturn } from '@/lib/payments/reopen-return';
import { settleReturn } from '@/lib/payments/settle-return';
import { query } from '@/lib/server/query';
import { newKey, putFile } from '@/lib/storage/file-store';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { makeAttachments } from '@/tests/support/make-attachment';
import { brokenMirror } from '@/tests/support/make-damage';
import { checkedIn } from '@/tests/support/take-back';

let tenant: TestTenant;

beforeAll(async () => {
  tenant = await makeTenant();
});

async function takenBack() {
  const { id: rentalId } = await makeActiveRental(tenant);
  const settled = await settleReturn(await asAgent(tenant), checkedIn(rentalId, { damages: [brokenMirror()] }));
  return { rentalId, inspectionId: settled.inspectionId };
}

it('prints a sheet with its photos, stores it, and shows those bytes ever after', async () => {
  const { inspectionId } = await takenBack();
  const [fileId = ''] = await makeAttachments(tenant, { owner: 'inspection', ownerId: inspectionId, slot: 'front' });
  const storageKey = newKey(tenant.id, 'image/webp', new Date());
  const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#36c' } })
    .webp()
    .toBuffer();
  await putFile(tenant.id, storageKey, photo, 'image/webp');
  await withTenant(tenant.id, (tx) => tx.update(attachments).set({ storageKey }).where(eq(attachments.id, fileId)));
  const ctx = await asAgent(tenant);
  const { id, number } = await issueSheet(ctx, { inspectionId });
  const first = await getSheet(ctx, inspectionId, id);
  expect(first.content.subarray(0, 4).toString()).toBe('%PDF');
  expect(first.content.toString('latin1')).toContain('/DCTDecode');
  expect((await getSheet(ctx, inspectionId, id)).sha256).toBe(first.sha256);
  const [stored] = await withTenant(tenant.id, (tx) => tx.select().from(documents).where(eq(documents.id, id)));
  expect(stored).toMatchObject({ kind: 'inspection', number, sha256: first.sha256 });
  expect(await query(ctx, 'inspections.view', (q) => listSheets(q, inspectionId))).toEqual([{ id, number }]);
});

it('marks the sheet of a return that was reopened, and keeps the stored bytes', async () => {
  const { rentalId, inspectionId } = await takenBack();
  const ctx = await asAgent(tenant);
  const { id } = await issueSheet(ctx, { inspectionId });
  const before = await getSheet(ctx, inspectionId, id);
  await reopenReturn(await asManager(tenant), { rentalId, reason: 'Not back yet' });
  expect((await getSheet(ctx, inspectionId, id)).sha256).not.toBe(before.sha256);
  const [stored] = await withTenant(tenant.id, (tx) => tx.select().from(documents).where(eq(documents.id, id)));
  expect(stored?.sha256).toBe(before.sha256);
});
