import 'server-only';
import { and, eq } from 'drizzle-orm';
import { attachments } from '@/db/schema/files';
import { assertUnchanged } from '../records/assert-unchanged';
import { recordVersion } from '../records/record-version';
import { command, type WriteContext } from '../server/command';
import { CAPTION_FIELDS } from './caption-fields';
import { getFileOf } from './get-file-record';
import { ChangeFileInput } from './input';
import { lockOwner, placeInOrder, slotFiles } from './slot-files';
import type { FileOwner } from './values';

export const changeVehicleFile = command(
  { name: 'vehicles.change_file', permission: 'vehicles.edit', input: ChangeFileInput },
  (ctx, input) => change(ctx, 'vehicle', input),
);

export const changeCustomerFile = command(
  { name: 'customers.change_file', permission: 'customers.edit', input: ChangeFileInput },
  (ctx, input) => change(ctx, 'customer', input),
);

export const changeDriverFile = command(
  { name: 'drivers.change_file', permission: 'drivers.edit', input: ChangeFileInput },
  (ctx, input) => change(ctx, 'driver', input),
);

export const changeInspectionFile = command(
  { name: 'inspections.change_file', permission: 'inspections.create', input: ChangeFileInput },
  (ctx, input) => change(ctx, 'inspection', input),
);

export const changeChargeFile = command(
  { name: 'payments.change_file', permission: 'payments.charge', input: ChangeFileInput },
  (ctx, input) => change(ctx, 'charge', input),
);

export const changeDamageFile = command(
  { name: 'inspections.change_damage_file', permission: 'inspections.create', input: ChangeFileInput },
  (ctx, input) => change(ctx, 'damage', input),
);

export const changeTicketFile = command(
  { name: 'maintenance.change_file', permission: 'maintenance.create', input: ChangeFileInput },
  (ctx, input) => change(ctx, 'ticket', input),
);

export const changeExpenseFile = command(
  { name: 'expenses.change_file', permission: 'expenses.edit', input: ChangeFileInput },
  (ctx, input) => change(ctx, 'expense', input),
);

export const changeAccidentFile = command(
  { name: 'accidents.change_file', permission: 'accidents.edit', input: ChangeFileInput },
  (ctx, input) => change(ctx, 'accident', input),
);

export const changeThreadFile = command(
  { name: 'support.change_file', permission: 'support.edit', input: ChangeFileInput },
  (ctx, input) => change(ctx, 'thread', input),
);

/** The verb for the files of each kind of record. */
export const CHANGE_FILE = {
  vehicle: changeVehicleFile,
  customer: changeCustomerFile,
  driver: changeDriverFile,
  inspection: changeInspectionFile,
  charge: changeChargeFile,
  damage: changeDamageFile,
  ticket: changeTicketFile,
  expense: changeExpenseFile,
  accident: changeAccidentFile,
  thread: changeThreadFile,
};

/** Saves a file's caption, or moves it to another place in its slot and renumbers the others. */
async function change(
  ctx: WriteContext,
  owner: FileOwner,
  { fileId, caption, version = '', position }: ChangeFileInput,
) {
  const { ownerId, slot } = await getFileOf(ctx, owner, fileId);
  await lockOwner(ctx, owner, ownerId);
  // Read again, now that nobody else can move it.
  const before = await getFileOf(ctx, owner, fileId);
  if (caption !== undefined) {
    const read = (state: Record<string, unknown>) => (state.fileId === fileId ? state : {});
    await assertUnchanged(ctx, {
      fields: CAPTION_FIELDS,
      record: before,
      version,
      entity: owner,
      entityId: ownerId,
      read,
    });
    await ctx.tx
      .update(attachments)
      .set({ caption })
      .where(and(eq(attachments.tenantId, ctx.tenantId), eq(attachments.id, fileId)));
  }
  if (position !== undefined) {
    const others = (await slotFiles(ctx, owner, ownerId, slot)).filter(({ id }) => id !== fileId);
    await placeInOrder(ctx, others.toSpliced(position, 0, { ...before, id: fileId }));
  }
  const words = { fileId, caption: before.caption, position: before.position };
  ctx.record({ entity: owner, entityId: ownerId, before: words, after: { fileId, caption, position } });
  return { id: fileId, version: recordVersion(CAPTION_FIELDS, { caption: caption ?? before.caption }) };
}
