import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import { attachments } from '@/db/schema/files';
import { AppError } from '../errors';
import { withVersion } from '../records/record-version';
import { command, type WriteContext } from '../server/command';
import { CAPTION_FIELDS } from './caption-fields';
import { filesOfUploads } from './get-files-of-uploads';
import {
  AttachAccidentFileInput,
  AttachChargeFileInput,
  AttachCustomerFileInput,
  AttachDamageFileInput,
  AttachDriverFileInput,
  AttachExpenseFileInput,
  AttachInspectionFileInput,
  AttachThreadFileInput,
  AttachTicketFileInput,
  AttachVehicleFileInput,
} from './input';
import { type Attachment, SHOWN_COLUMNS } from './list-attachments';
import { MANY_SLOTS } from './many-slots';
import { countFiles, lockOwner, placeInOrder, slotFiles } from './slot-files';
import type { StoredUpload } from './stored-upload';
import { type FileOwner, type FileSlot, SLOT_LIMITS } from './values';

export const attachVehicleFile = command(
  { name: 'vehicles.attach_file', permission: 'vehicles.edit', input: AttachVehicleFileInput },
  (ctx, { vehicleId, ...input }) => attach(ctx, { ...input, owner: 'vehicle', ownerId: vehicleId }),
);

export const attachCustomerFile = command(
  { name: 'customers.attach_file', permission: 'customers.edit', input: AttachCustomerFileInput },
  (ctx, { customerId, ...input }) => attach(ctx, { ...input, owner: 'customer', ownerId: customerId }),
);

export const attachDriverFile = command(
  { name: 'drivers.attach_file', permission: 'drivers.edit', input: AttachDriverFileInput },
  (ctx, { driverId, ...input }) => attach(ctx, { ...input, owner: 'driver', ownerId: driverId }),
);

export const attachInspectionFile = command(
  { name: 'inspections.attach_file', permission: 'inspections.create', input: AttachInspectionFileInput },
  (ctx, { inspectionId, ...input }) => attach(ctx, { ...input, owner: 'inspection', ownerId: inspectionId }),
);

export const attachChargeFile = command(
  { name: 'payments.attach_file', permission: 'payments.charge', input: AttachChargeFileInput },
  (ctx, { chargeId, ...input }) => attach(ctx, { ...input, owner: 'charge', ownerId: chargeId }),
);

export const attachDamageFile = command(
  { name: 'inspections.attach_damage_file', permission: 'inspections.create', input: AttachDamageFileInput },
  (ctx, { damageId, ...input }) => attach(ctx, { ...input, owner: 'damage', ownerId: damageId }),
);

export const attachTicketFile = command(
  { name: 'maintenance.attach_file', permission: 'maintenance.create', input: AttachTicketFileInput },
  (ctx, { ticketId, ...input }) => attach(ctx, { ...input, owner: 'ticket', ownerId: ticketId }),
);

export const attachExpenseFile = command(
  { name: 'expenses.attach_file', permission: 'expenses.edit', input: AttachExpenseFileInput },
  (ctx, { expenseId, ...input }) => attach(ctx, { ...input, owner: 'expense', ownerId: expenseId }),
);

export const attachAccidentFile = command(
  { name: 'accidents.attach_file', permission: 'accidents.edit', input: AttachAccidentFileInput },
  (ctx, { accidentId, ...input }) => attach(ctx, { ...input, owner: 'accident', ownerId: accidentId }),
);

export const attachThreadFile = command(
  { name: 'support.attach_file', permission: 'support.edit', input: AttachThreadFileInput },
  (ctx, { threadId, ...input }) => attach(ctx, { ...input, owner: 'thread', ownerId: threadId }),
);

/** The verb for the files of each kind of record. */
export const ATTACH_FILE = {
  vehicle: attachVehicleFile,
  customer: attachCustomerFile,
  driver: attachDriverFile,
  inspection: attachInspectionFile,
  charge: attachChargeFile,
  damage: attachDamageFile,
  ticket: attachTicketFile,
  expense: attachExpenseFile,
  accident: attachAccidentFile,
  thread: attachThreadFile,
};

interface Placed {
  owner: FileOwner;
  ownerId: string;
  slot: FileSlot;
  caption: string;
  replaces?: string[];
  before?: string[];
  upload: StoredUpload;
}

/**
 * Attaches stored bytes to a record. In a slot for many files they come last, or in front of those chosen after them. In
 * a slot for one they replace the old file. Throws `file_superseded` if the current file is not the one this file was chosen to replace, because another
 * file came later.
 */
async function attach(
  ctx: WriteContext,
  { owner, ownerId, slot, caption, replaces, before, upload }: Placed,
): Promise<Attachment> {
  const { fingerprint: _, ...facts } = upload.facts;
  if (facts.tenantId !== ctx.tenantId) throw new AppError('record_not_found');
  await lockOwner(ctx, owner, ownerId);
  const there = await slotFiles(ctx, owner, ownerId, slot);
  const many = MANY_SLOTS.includes(slot);
  const limit = SLOT_LIMITS[owner];
  // Of an inspection, the walk-around counts too (docs/rules.md §9).
  const others = owner === 'inspection' ? (await countFiles(ctx, owner, ownerId)) - (many ? 0 : there.length) : 0;
  if (others >= limit || (many && there.length >= limit)) throw new AppError('too_many_photos', { params: { limit } });
  if (!many && there.length > 0) {
    if (replaces && !(await areAmong(ctx, there, replaces))) throw new AppError('file_superseded');
    const old = inArray(
      attachments.id,
      there.map(({ id }) => id),
    );
    await ctx.tx
      .update(attachments)
      .set({ archivedAt: ctx.now })
      .where(and(eq(attachments.tenantId, ctx.tenantId), old));
  }
  const next = many && before ? await firstOf(ctx, there, before) : -1;
  const last = many ? (there.at(-1)?.position ?? -1) + 1 : 0;
  const position = next < 0 ? last : next;
  const [attachment] = await ctx.tx
    .insert(attachments)
    .values({ ...facts, [`${owner}Id`]: ownerId, slot, caption, position, createdBy: ctx.member.id })
    .returning(SHOWN_COLUMNS);
  if (!attachment) throw new AppError('record_not_found');
  if (next >= 0) await placeInOrder(ctx, there.toSpliced(next, 0, { ...attachment }));
  const replaced = many ? null : there.map(({ id, fileName }) => ({ fileId: id, fileName }));
  const after = { fileId: attachment.id, slot, fileName: facts.fileName, sha256: facts.sha256 };
  ctx.record({ entity: owner, entityId: ownerId, before: replaced, after });
  return withVersion(CAPTION_FIELDS, attachment);
}

async function areAmong(ctx: WriteContext, files: { id: string }[], replaces: string[]): Promise<boolean> {
  const known = [...replaces, ...(await filesOfUploads(ctx, replaces))];
  return files.every(({ id }) => known.includes(id));
}

/** The place of the first file that one of these uploads made; -1 if there is none yet. */
async function firstOf(ctx: WriteContext, files: { id: string }[], uploads: string[]): Promise<number> {
  const made = await filesOfUploads(ctx, uploads);
  return files.findIndex(({ id }) => made.includes(id));
}
