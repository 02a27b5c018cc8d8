import 'server-only';
import { ownerPayouts } from '@/db/schema/owners';
import { AppError } from '../errors';
import { moveCash } from '../expenses/move-cash';
import { spentAmount } from '../expenses/spent-amount';
import { newId } from '../id';
import { command } from '../server/command';
import { PayOwnerInput } from './input';
import { lockOwner } from './lock-owner';
import { getOwnerBalance } from './owner-balance';

/**
 * Records money paid to an owner, never more than the statements say they are owed. Cash leaves the acting member's drawer.
 * Throws `payout_exceeds_owed`.
 */
export const payOwner = command(
  { name: 'owners.pay', permission: 'owners.pay', input: PayOwnerInput },
  async (ctx, input) => {
    const { ownerId, method, currency, reference, notes } = input;
    const { name } = await lockOwner(ctx, ownerId);
    const amount = spentAmount(input);
    if (amount.amountCents <= 0)
      throw new AppError('validation_error', { fields: { paidHtgCents: 'must_be_positive' } });
    const owedCents = await getOwnerBalance(ctx, ownerId);
    if (amount.amountCents > owedCents) throw new AppError('payout_exceeds_owed');
    const id = newId();
    const row = { ownerId, method, currency, ...amount, reference, notes, paidAt: ctx.now, paidBy: ctx.member.id };
    await ctx.tx.insert(ownerPayouts).values({ ...row, tenantId: ctx.tenantId, id });
    await moveCash(ctx, row, { back: false, say: (t) => t('owners.payout_to', { name }) });
    ctx.record({ entity: 'owner', entityId: ownerId, before: { owedCents }, after: { payoutId: id, ...row } });
    return { id, owedCents: owedCents - amount.amountCents };
  },
);
