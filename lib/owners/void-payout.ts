import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { ownerPayouts } from '@/db/schema/owners';
import { AppError } from '../errors';
import { moveCash } from '../expenses/move-cash';
import type { PaperText } from '../papers/paper-text';
import { command } from '../server/command';
import { VoidPayoutInput } from './input';
import { lockOwner } from './lock-owner';

/**
 * Cancels a payout recorded by mistake. It stays visible with who, when and why, and is owed again. Throws `record_not_found`
 * once the owner is archived.
 */
export const voidPayout = command(
  { name: 'owners.void_payout', permission: 'owners.pay', input: VoidPayoutInput },
  async (ctx, { payoutId, reason }) => {
    const mine = and(eq(ownerPayouts.tenantId, ctx.tenantId), eq(ownerPayouts.id, payoutId));
    const [found] = await ctx.tx.select({ ownerId: ownerPayouts.ownerId }).from(ownerPayouts).where(mine);
    if (!found) throw new AppError('record_not_found');
    // The owner first, as all that changes what is owed. To an archived one nothing may be owed again.
    const { name } = await lockOwner(ctx, found.ownerId);
    const [payout] = await ctx.tx.select().from(ownerPayouts).where(mine).for('update');
    if (!payout) throw new AppError('record_not_found');
    const after = { voidedAt: ctx.now, voidedBy: ctx.member.id, voidedReason: reason };
    const changed = await ctx.tx
      .update(ownerPayouts)
      .set(after)
      .where(and(mine, isNull(ownerPayouts.voidedAt)))
      .returning({ id: ownerPayouts.id });
    if (changed.length === 0) throw new AppError('invalid_transition', { params: { from: 'voided', to: 'voided' } });
    const say = (t: PaperText) => t('owners.payout_voided', { name });
    await moveCash(ctx, payout, { back: true, say });
    ctx.record({ entity: 'owner', entityId: payout.ownerId, before: payout, after: { ...payout, ...after } });
    return { id: payoutId };
  },
);
