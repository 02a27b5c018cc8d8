import 'server-only';
import { and, eq } from 'drizzle-orm';
import { attachments } from '@/db/schema/files';
import { AppError } from '../errors';
import { isId } from '../id';
import type { ReadContext } from '../server/query';
import { getOwnThread } from './get-own-thread';
import { FILE_OWNERS, type FileOwner } from './values';

/**
 * One file with its storage key, and the record it belongs to. Archived files are not found. Throws `record_not_found`.
 */
export async function getFileRecord(ctx: ReadContext, fileId: string) {
  const file = await findEver(ctx, fileId);
  if (file.archivedAt) throw new AppError('record_not_found');
  return file;
}

/** The same for a verb limited to the files of one kind of record. */
export async function getFileOf(ctx: ReadContext, owner: FileOwner, fileId: string) {
  const file = await getFileRecord(ctx, fileId);
  if (file.owner !== owner) throw new AppError('record_not_found');
  return file;
}

/** The kind of record a file belongs to or once belonged to. It decides which verbs apply. */
export async function getFileOwner(ctx: ReadContext, fileId: string): Promise<FileOwner> {
  return (await findEver(ctx, fileId)).owner;
}

async function findEver(ctx: ReadContext, fileId: string) {
  if (!isId(fileId)) throw new AppError('record_not_found');
  const [row] = await ctx.tx
    .select()
    .from(attachments)
    .where(and(eq(attachments.tenantId, ctx.tenantId), eq(attachments.id, fileId)));
  const owner = FILE_OWNERS.find((kind) => row?.[`${kind}Id`]);
  const ownerId = owner && row?.[`${owner}Id`];
  if (!row || !owner || !ownerId) throw new AppError('record_not_found');
  if (owner === 'thread') await getOwnThread(ctx, ownerId);
  return { ...row, owner, ownerId };
}
