import 'server-only';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { attachments } from '@/db/schema/files';
import { AppError } from '../errors';
import { isId } from '../id';
import { withVersion } from '../records/record-version';
import type { ReadContext } from '../server/query';
import { CAPTION_FIELDS } from './caption-fields';
import { FILE_OWNERS, type FileOwner } from './values';

export type Attachment = {
  id: string;
  slot: string;
  position: number;
  caption: string;
  fileName: string;
  contentType: string;
  width: number | null;
  height: number | null;
  sizeBytes: number;
  /** The version of its caption. */
  version: string;
};

/** The record that files belong to, by exactly one of its ids. */
export type OwnerId = Partial<Record<`${FileOwner}Id`, string>>;

/** The columns of an attachment that may be shown. The storage key is not one of them. */
export const SHOWN_COLUMNS = {
  id: attachments.id,
  slot: attachments.slot,
  position: attachments.position,
  caption: attachments.caption,
  fileName: attachments.fileName,
  contentType: attachments.contentType,
  width: attachments.width,
  height: attachments.height,
  sizeBytes: attachments.sizeBytes,
};

export const OWNER_COLUMNS = {
  vehicle: attachments.vehicleId,
  customer: attachments.customerId,
  driver: attachments.driverId,
  inspection: attachments.inspectionId,
  charge: attachments.chargeId,
  damage: attachments.damageId,
  ticket: attachments.ticketId,
  expense: attachments.expenseId,
  accident: attachments.accidentId,
  thread: attachments.threadId,
} as const satisfies Record<FileOwner, unknown>;

/** A record's files that are not archived, slot by slot and in order, so that the first photo is the main photo. */
export async function listAttachments(
  ctx: Pick<ReadContext, 'tenantId' | 'tx'>,
  owner: OwnerId,
): Promise<Attachment[]> {
  const [kind, ownerId] = ownerOf(owner);
  const rows = await ctx.tx
    .select(SHOWN_COLUMNS)
    .from(attachments)
    .where(
      and(eq(attachments.tenantId, ctx.tenantId), eq(OWNER_COLUMNS[kind], ownerId), isNull(attachments.archivedAt)),
    )
    .orderBy(asc(attachments.slot), asc(attachments.position), asc(attachments.id));
  return rows.map((row) => withVersion(CAPTION_FIELDS, row));
}

/** The record named by the input. Throws `record_not_found` if none is named, or more than one. */
export function ownerOf(owner: OwnerId): [FileOwner, string] {
  const [named, ...more] = FILE_OWNERS.flatMap((kind): [FileOwner, string][] => {
    const id = owner[`${kind}Id`];
    return id === undefined ? [] : [[kind, id]];
  });
  if (!named || more.length > 0 || !isId(named[1])) throw new AppError('record_not_found');
  return named;
}
