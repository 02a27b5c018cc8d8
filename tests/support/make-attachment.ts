import { withTenant } from '@/db/client';
import { attachments } from '@/db/schema/files';
import { StoredUpload } from '@/lib/files/stored-upload';
import type { FileOwner } from '@/lib/files/values';
import { newId } from '@/lib/id';
import { addCharge } from '@/lib/payments/add-charge';
import { asAgent } from './contexts';
import { makeCustomer, makeDriver, makeVehicle, type TestTenant } from './factories';
import { makeActiveRental } from './make-active-rental';
import { makeDamage, makeInspection } from './make-damage';
import { makeAccident, makeExpense } from './make-expense';
import { makeThread } from './make-thread';
import { openVisit } from './open-visit';

/** A record of each kind that can have files. */
export const MAKE_OWNER: Record<FileOwner, (tenant: TestTenant) => Promise<string>> = {
  vehicle: makeVehicle,
  customer: makeCustomer,
  driver: makeDriver,
  inspection: async (tenant) => (await makeInspection(tenant)).id,
  charge: makeCharge,
  damage: makeDamage,
  ticket: openVisit,
  expense: makeExpense,
  accident: makeAccident,
  thread: makeThread,
};

/** The metadata of bytes that are not stored, for verbs that never read the bytes. */
export function makeUpload(tenant: TestTenant, fileName = 'photo.jpg'): StoredUpload {
  const id = newId();
  return new StoredUpload({
    ...{ id, fileName, tenantId: tenant.id, contentType: 'image/webp', width: 640, height: 480, sizeBytes: 1000 },
    storageKey: `${tenant.id}/2026/${newId()}.webp`,
    thumbnailKey: `${tenant.id}/2026/${newId()}.webp`,
    sha256: id,
    fingerprint: id,
  });
}

/** Rows of attachments in one slot, in order. */
export async function makeAttachments(
  tenant: TestTenant,
  { owner, ownerId, slot }: { owner: FileOwner; ownerId: string; slot: string },
  count = 1,
): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, position) => {
    const { fingerprint: _fingerprint, ...facts } = makeUpload(tenant).facts;
    return { ...facts, [`${owner}Id`]: ownerId, slot, position, createdBy: tenant.members.manager };
  });
  await withTenant(tenant.id, (tx) => tx.insert(attachments).values(rows));
  return rows.map(({ id }) => id);
}

async function makeCharge(tenant: TestTenant): Promise<string> {
  const { id: rentalId } = await makeActiveRental(tenant);
  const typed = { rentalId, kind: 'damage', amountCents: '80', note: 'Mirror' };
  return (await addCharge(await asAgent(tenant), typed)).id;
}
