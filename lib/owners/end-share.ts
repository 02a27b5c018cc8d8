import 'server-only';
import { and, eq } from 'drizzle-orm';
import { ownerShares } from '@/db/schema/owners';
import { AppError } from '../errors';
import { command } from '../server/command';
import { EndShareInput } from './input';

/** Ends an owner's share on a local day, which is the first without it. On its first day it never began. */
export const endShare = command(
  { name: 'owners.end_share', permission: 'owners.edit', input: EndShareInput },
  async (ctx, { shareId, endsOn }) => {
    const mine = and(eq(ownerShares.tenantId, ctx.tenantId), eq(ownerShares.id, shareId));
    const [share] = await ctx.tx.select().from(ownerShares).where(mine).for('update');
    if (!share) throw new AppError('record_not_found');
    const { ownerId, startsOn, endsOn: until } = share;
    if (until !== null) throw new AppError('invalid_transition', { params: { from: 'ended', to: 'ended' } });
    if (endsOn < startsOn) throw new AppError('validation_error', { fields: { endsOn: 'season_backwards' } });
    await ctx.tx.update(ownerShares).set({ endsOn }).where(mine);
    ctx.record({ entity: 'owner', entityId: ownerId, before: { shareId, endsOn: null }, after: { shareId, endsOn } });
    return { id: shareId };
  },
);
