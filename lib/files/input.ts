import { z } from 'zod';
import { VersionInput } from '../version-input';
import { StoredUpload } from './stored-upload';
import { CAPTION_LENGTH, FILE_SLOTS } from './values';

const id = z.uuid('record_not_found');
const caption = z.string().trim().max(CAPTION_LENGTH, 'too_long');
/**
 * What the file may replace in a slot for one: ids of files, or idempotency keys of uploads. Without it, the file
 * replaces anything.
 */
const replaces = z.array(z.string().max(255, 'too_long')).max(100, 'out_of_range').optional();
/**
 * In a slot for many: the idempotency keys of uploads that come after this one, because they were chosen together with
 * it. They may arrive before it.
 */
const before = z.array(z.string().max(255, 'too_long')).max(100, 'out_of_range').optional();
const upload = {
  caption: caption.default(''),
  replaces,
  before,
  upload: z.instanceof(StoredUpload, { message: 'required' }),
};

export const AttachVehicleFileInput = z.object({
  vehicleId: id,
  slot: z.enum(FILE_SLOTS.vehicle, 'invalid_value'),
  ...upload,
});
export const AttachCustomerFileInput = z.object({
  customerId: id,
  slot: z.enum(FILE_SLOTS.customer, 'invalid_value'),
  ...upload,
});
export const AttachDriverFileInput = z.object({
  driverId: id,
  slot: z.enum(FILE_SLOTS.driver, 'invalid_value'),
  ...upload,
});
export const AttachInspectionFileInput = z.object({
  inspectionId: id,
  slot: z.enum(FILE_SLOTS.inspection, 'invalid_value'),
  ...upload,
});

export const AttachChargeFileInput = z.object({
  chargeId: id,
  slot: z.enum(FILE_SLOTS.charge, 'invalid_value'),
  ...upload,
});

export const AttachDamageFileInput = z.object({
  damageId: id,
  slot: z.enum(FILE_SLOTS.damage, 'invalid_value'),
  ...upload,
});
export const AttachExpenseFileInput = z.object({
  expenseId: id,
  slot: z.enum(FILE_SLOTS.expense, 'invalid_value'),
  ...upload,
});
export const AttachAccidentFileInput = z.object({
  accidentId: id,
  slot: z.enum(FILE_SLOTS.accident, 'invalid_value'),
  ...upload,
});

export const AttachThreadFileInput = z.object({
  threadId: id,
  slot: z.enum(FILE_SLOTS.thread, 'invalid_value'),
  ...upload,
});

export const AttachTicketFileInput = z.object({
  ticketId: id,
  slot: z.enum(FILE_SLOTS.ticket, 'invalid_value'),
  ...upload,
});

/** A file's caption, and its place in its slot counted from 0. The first photo is the main photo. */
export const ChangeFileInput = z
  .object({
    fileId: id,
    caption: caption.optional(),
    /** Needed to change the caption. */
    version: VersionInput.optional(),
    position: z.int('invalid_value').min(0, 'out_of_range').max(1000, 'out_of_range').optional(),
  })
  .refine((change) => change.caption === undefined || change.version !== undefined, {
    path: ['version'],
    message: 'required',
  });
export const ArchiveFileInput = z.object({ fileId: id });

export type ChangeFileInput = z.output<typeof ChangeFileInput>;
