import 'server-only';
import { and, eq } from 'drizzle-orm';
import { attachments } from '@/db/schema/files';
import { command, type WriteContext } from '../server/command';
import { getFileOf } from './get-file-record';
import { ArchiveFileInput } from './input';
import { lockOwner, placeInOrder, slotFiles } from './slot-files';
import type { FileOwner } from './values';

export const archiveVehicleFile = command(
  { name: 'vehicles.archive_file', permission: 'vehicles.edit', input: ArchiveFileInput },
  (ctx, { fileId }) => archive(ctx, 'vehicle', fileId),
);

export const archiveCustomerFile = command(
  { name: 'customers.archive_file', permission: 'customers.edit', input: ArchiveFileInput },
  (ctx, { fileId }) => archive(ctx, 'customer', fileId),
);

export const archiveDriverFile = command(
  { name: 'drivers.archive_file', permission: 'drivers.edit', input: ArchiveFileInput },
  (ctx, { fileId }) => archive(ctx, 'driver', fileId),
);

export const archiveInspectionFile = command(
  { name: 'inspections.archive_file', permission: 'inspections.create', input: ArchiveFileInput },
  (ctx, { fileId }) => archive(ctx, 'inspection', fileId),
);

export const archiveChargeFile = command(
  { name: 'payments.archive_file', permission: 'payments.charge', input: ArchiveFileInput },
  (ctx, { fileId }) => archive(ctx, 'charge', fileId),
);

export const archiveDamageFile = command(
  { name: 'inspections.archive_damage_file', permission: 'inspections.create', input: ArchiveFileInput },
  (ctx, { fileId }) => archive(ctx, 'damage', fileId),
);

export const archiveTicketFile = command(
  { name: 'maintenance.archive_file', permission: 'maintenance.create', input: ArchiveFileInput },
  (ctx, { fileId }) => archive(ctx, 'ticket', fileId),
);

export const archiveExpenseFile = command(
  { name: 'expenses.archive_file', permission: 'expenses.edit', input: ArchiveFileInput },
  (ctx, { fileId }) => archive(ctx, 'expense', fileId),
);

export const archiveAccidentFile = command(
  { name: 'accidents.archive_file', permission: 'accidents.edit', input: ArchiveFileInput },
  (ctx, { fileId }) => archive(ctx, 'accident', fileId),
);

export const archiveThreadFile = command(
  { name: 'support.archive_file', permission: 'support.edit', input: ArchiveFileInput },
  (ctx, { fileId }) => archive(ctx, 'thread', fileId),
);

/** The verb for the files of each kind of record. */
export const ARCHIVE_FILE = {
  vehicle: archiveVehicleFile,
  customer: archiveCustomerFile,
  driver: archiveDriverFile,
  inspection: archiveInspectionFile,
  charge: archiveChargeFile,
  damage: archiveDamageFile,
  ticket: archiveTicketFile,
  expense: archiveExpenseFile,
  accident: archiveAccidentFile,
  thread: archiveThreadFile,
};

/** Hides a file from everyone. Its bytes stay, as stored data always does. */
async function archive(ctx: WriteContext, owner: FileOwner, fileId: string) {
  const { ownerId, slot } = await getFileOf(ctx, owner, fileId);
  await lockOwner(ctx, owner, ownerId);
  const { fileName } = await getFileOf(ctx, owner, fileId);
  await ctx.tx
    .update(attachments)
    .set({ archivedAt: ctx.now })
    .where(and(eq(attachments.tenantId, ctx.tenantId), eq(attachments.id, fileId)));
  await placeInOrder(ctx, await slotFiles(ctx, owner, ownerId, slot));
  ctx.record({ entity: owner, entityId: ownerId, before: { fileId, slot, fileName }, after: { archived: true } });
  return { id: fileId };
}
