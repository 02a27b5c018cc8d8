import 'server-only';
import { depositApplications } from '@/db/schema/payments';
import { AppError } from '../errors';
import { newId } from '../id';
import { command } from '../server/command';
import { settleDeposit } from './balance';
import { getLedger } from './get-ledger';
import { ApplyDepositInput } from './input';
import { lockRental } from './lock-rental';

/**
 * Uses part of the held deposit to pay what is due. Only then does that money belong to the company (docs/rules.md §8).
 */
export const applyDeposit = command(
  { name: 'payments.apply_deposit', permission: 'payments.collect', input: ApplyDepositInput },
  async (ctx, input) => {
    const rental = await lockRental(ctx, input.rentalId);
    const { balance } = await getLedger(ctx, rental.id);
    const { dueCents, depositHeldCents } = balance;
    if (dueCents <= 0) throw new AppError('nothing_due');
    const amountCents = input.amountCents ?? settleDeposit({ dueCents, heldCents: depositHeldCents }).applyCents;
    if (amountCents > dueCents) throw new AppError('amount_exceeds_due', { params: { dueCents } });
    if (amountCents > depositHeldCents || amountCents <= 0) throw new AppError('deposit_exceeds_held');
    const row = {
      tenantId: ctx.tenantId,
      id: newId(),
      rentalId: rental.id,
      amountCents,
      appliedAt: ctx.now,
      appliedBy: ctx.member.id,
    };
    await ctx.tx.insert(depositApplications).values(row);
    ctx.record({ entity: 'deposit_application', entityId: row.id, before: balance, after: row });
    return { id: row.id, amountCents };
  },
);
