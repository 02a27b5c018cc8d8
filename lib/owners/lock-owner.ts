import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { owners } from '@/db/schema/owners';
import { AppError } from '../errors';
import type { WriteContext } from '../server/command';

/** An owner, locked until the transaction ends, so that statements and payouts come one after the other. Throws `record_not_found`. */
export async function lockOwner(ctx: WriteContext, ownerId: string) {
  const mine = and(eq(owners.tenantId, ctx.tenantId), eq(owners.id, ownerId), isNull(owners.archivedAt));
  const [owner] = await ctx.tx.select().from(owners).where(mine).for('update');
  if (!owner) throw new AppError('record_not_found');
  return owner;
}
