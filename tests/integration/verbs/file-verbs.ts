import { ARCHIVE_FILE } from '@/lib/files/archive-file';
import { ATTACH_FILE } from '@/lib/files/attach-file';
import { CHANGE_FILE } from '@/lib/files/change-file';
import { FILE_OWNERS, FILE_SLOTS, type FileOwner, SLOT_LIMITS } from '@/lib/files/values';
import type { TestTenant } from '@/tests/support/factories';
import { MAKE_OWNER, makeAttachments, makeUpload } from '@/tests/support/make-attachment';
import { edited } from './edited';
import type { VerbCase } from './verb-case';

const CROWDED = {
  vehicle: 'photo',
  customer: 'other',
  driver: 'other',
  inspection: 'photo',
  charge: 'photo',
  damage: 'photo',
  ticket: 'photo',
  expense: 'photo',
  accident: 'photo',
  thread: 'other',
} as const;

async function someFile(tenant: TestTenant, owner: FileOwner) {
  const ownerId = await MAKE_OWNER[owner](tenant);
  const [fileId] = await makeAttachments(tenant, { owner, ownerId, slot: FILE_SLOTS[owner][0] });
  return fileId;
}

async function fileOfAnotherKind(tenant: TestTenant, owner: FileOwner) {
  return someFile(tenant, owner === 'vehicle' ? 'customer' : 'vehicle');
}

/** The same three verbs for each kind of record that has files. */
export const FILE_VERBS: VerbCase[] = FILE_OWNERS.flatMap((owner) => [
  {
    verb: ATTACH_FILE[owner],
    allowed: async (tenant) => ({
      [`${owner}Id`]: await MAKE_OWNER[owner](tenant),
      slot: FILE_SLOTS[owner][0],
      upload: makeUpload(tenant),
    }),
    forbidden: async (tenant) => {
      const ownerId = await MAKE_OWNER[owner](tenant);
      const slot = CROWDED[owner];
      await makeAttachments(tenant, { owner, ownerId, slot }, SLOT_LIMITS[owner]);
      return [{ [`${owner}Id`]: ownerId, slot, upload: makeUpload(tenant) }, 'too_many_photos'];
    },
    stranger: 'record_not_found',
  },
  {
    verb: CHANGE_FILE[owner],
    allowed: async (tenant) =>
      edited(tenant, CHANGE_FILE[owner], {
        fileId: await someFile(tenant, owner),
        caption: 'Left side',
        position: 0,
      }),
    forbidden: async (tenant) => [{ fileId: await fileOfAnotherKind(tenant, owner), position: 0 }, 'record_not_found'],
    stranger: 'record_not_found',
  },
  {
    verb: ARCHIVE_FILE[owner],
    allowed: async (tenant) => ({ fileId: await someFile(tenant, owner) }),
    forbidden: async (tenant) => [{ fileId: await fileOfAnotherKind(tenant, owner) }, 'record_not_found'],
    stranger: 'record_not_found',
  },
]);
