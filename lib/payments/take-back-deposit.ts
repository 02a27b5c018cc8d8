import 'server-only';
import { depositApplications } from '@/db/schema/payments';
import { newId } from '../id';
import type { WriteContext } from '../server/command';
import type { LedgerOwner } from './read-ledger';

/**
 * Part of a deposit that paid charges which were removed later is no longer a payment. It is held again and can be
 * refunded. Does nothing unless the amount is positive.
 */
export async function takeBackDeposit(ctx: WriteContext, owner: LedgerOwner, amountCents: number): Promise<void> {
  if (amountCents <= 0) return;
  const row = { tenantId: ctx.tenantId, id: newId(), ...owner, amountCents: -amountCents };
  await ctx.tx.insert(depositApplications).values({ ...row, appliedAt: ctx.now, appliedBy: ctx.member.id });
  const entity = 'deposit_application';
  ctx.record({ action: 'payments.take_back_deposit', entity, entityId: row.id, before: null, after: row });
}
