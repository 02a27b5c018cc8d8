import 'server-only';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { ownerShares, owners } from '@/db/schema/owners';
import { localDay } from '../dates';
import { AppError } from '../errors';
import { command, type WriteContext } from '../server/command';
import { ArchiveOwnerInput } from './input';
import { lockOwner } from './lock-owner';
import { getOwnerBalance } from './owner-balance';
import { readStatement } from './read-statement';

/**
 * Takes an owner out of the lists. Throws `owner_not_settled` while a vehicle is theirs, a rental or cost of theirs is in no
 * statement yet, or money is owed either way.
 */
export const archiveOwner = command(
  { name: 'owners.archive', permission: 'owners.edit', input: ArchiveOwnerInput },
  async (ctx, { ownerId }) => {
    const { name } = await lockOwner(ctx, ownerId);
    const today = localDay(ctx.now, ctx.tenant.timeZone);
    const lines = await readStatement(ctx, ownerId, today.slice(0, 7));
    const owedCents = await getOwnerBalance(ctx, ownerId);
    if (lines.length > 0 || owedCents !== 0 || (await hasVehicle(ctx, ownerId, today)))
      throw new AppError('owner_not_settled');
    await ctx.tx
      .update(owners)
      .set({ archivedAt: ctx.now, updatedAt: ctx.now })
      .where(and(eq(owners.tenantId, ctx.tenantId), eq(owners.id, ownerId)));
    ctx.record({ entity: 'owner', entityId: ownerId, before: { name }, after: { archived: true } });
    return { id: ownerId };
  },
);

/** Whether a vehicle is theirs today or on a later day. */
async function hasVehicle(ctx: WriteContext, ownerId: string, today: string): Promise<boolean> {
  const [share] = await ctx.tx
    .select({ id: ownerShares.id })
    .from(ownerShares)
    .where(
      and(
        eq(ownerShares.tenantId, ctx.tenantId),
        eq(ownerShares.ownerId, ownerId),
        or(isNull(ownerShares.endsOn), gt(ownerShares.endsOn, today)),
      ),
    )
    .limit(1);
  return share !== undefined;
}
