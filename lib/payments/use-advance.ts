import 'server-only';
import { accountApplications } from '@/db/schema/payments';
import { lockCustomer } from '../customers/lock-customer';
import { AppError } from '../errors';
import { newId } from '../id';
import { command } from '../server/command';
import { UseAdvanceInput } from './advance-input';
import { openLedger } from './open-ledger';
import { readAdvances } from './read-advances';

/**
 * Uses a customer's advances to pay what is due on a rental, or a closed reservation's fee. Only then does that money belong to
 * the company (docs/rules.md §8). Throws `nothing_due`, `amount_exceeds_due` and `advance_exceeds_held`.
 */
export const useAdvance = command(
  { name: 'payments.use_advance', permission: 'payments.collect', input: UseAdvanceInput },
  async (ctx, { rentalId, reservationId, ...typed }) => {
    const kind = rentalId ? 'balance' : 'charge';
    const { mostCents, customerId } = await openLedger(ctx, { rentalId, reservationId, kind });
    await lockCustomer(ctx, customerId);
    const { heldCents } = await readAdvances(ctx, customerId);
    const dueCents = mostCents ?? 0;
    if (dueCents === 0) throw new AppError('nothing_due');
    const amountCents = typed.amountCents ?? Math.min(dueCents, heldCents);
    if (amountCents > dueCents) throw new AppError('amount_exceeds_due', { params: { dueCents } });
    if (amountCents > heldCents || amountCents <= 0) throw new AppError('advance_exceeds_held');
    const row = { tenantId: ctx.tenantId, id: newId(), customerId, rentalId, reservationId, amountCents };
    await ctx.tx.insert(accountApplications).values({ ...row, appliedAt: ctx.now, appliedBy: ctx.member.id });
    ctx.record({ entity: 'account_application', entityId: row.id, before: { dueCents, heldCents }, after: row });
    return { id: row.id, amountCents };
  },
);
