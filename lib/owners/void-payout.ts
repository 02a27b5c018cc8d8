import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { ownerPayouts, owners } from '@/db/schema/owners';
import { AppError } from '../errors';
import { moveCash } from '../expenses/move-cash';
import type { PaperText } from '../papers/paper-text';
import { command } from '../server/command';
import { VoidPayoutInput } from './input';

/** Cancels a payout recorded by mistake. It stays visible with who, when and why, and is owed again. */
export const voidPayout = command(
  { name: 'owners.void_payout', permission: 'owners.pay', input: VoidPayoutInput },
  async (ctx, { payoutId, reason }) => {
    const mine = and(eq(ownerPayouts.tenantId, ctx.tenantId), eq(ownerPayouts.id, payoutId));
    const [payout] = await ctx.tx.select().from(ownerPayouts).where(mine).for('update');
    if (!payout) throw new AppError('record_not_found');
    const after = { voidedAt: ctx.now, voidedBy: ctx.member.id, voidedReason: reason };
    const changed = await ctx.tx
      .update(ownerPayouts)
      .set(after)
      .where(and(mine, isNull(ownerPayouts.voidedAt)))
      .returning({ id: ownerPayouts.id });
    if (changed.length === 0) throw new AppError('invalid_transition', { params: { from: 'voided', to: 'voided' } });
    const [owner] = await ctx.tx
      .select({ name: owners.name })
      .from(owners)
      .where(and(eq(owners.tenantId, ctx.tenantId), eq(owners.id, payout.ownerId)));
    const say = (t: PaperText) => t('owners.payout_voided', { name: owner?.name ?? '' });
    await moveCash(ctx, payout, { back: true, say });
    ctx.record({ entity: 'owner', entityId: payout.ownerId, before: payout, after: { ...payout, ...after } });
    return { id: payoutId };
  },
);
