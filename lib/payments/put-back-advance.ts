import 'server-only';
import { accountApplications } from '@/db/schema/payments';
import { lockCustomer } from '../customers/lock-customer';
import { AppError } from '../errors';
import { newId } from '../id';
import { command, type WriteContext } from '../server/command';
import { PutBackAdvanceInput } from './advance-input';
import { lockRental } from './lock-rental';
import { lockReservationLedger } from './lock-reservation-ledger';
import { readLedger } from './read-ledger';

/**
 * Puts back what an advance has paid: it is the customer's again and the rental or the fee is due again. The first line stays
 * visible. Throws `advance_exceeds_held` if it is more than the advances have paid there.
 */
export const putBackAdvance = command(
  { name: 'payments.put_back_advance', permission: 'payments.void', input: PutBackAdvanceInput },
  async (ctx, { rentalId, reservationId, amountCents, reason }) => {
    const customerId = await lockPaid(ctx, { rentalId, reservationId });
    await lockCustomer(ctx, customerId);
    const { balance } = await readLedger(ctx, rentalId ? { rentalId } : { reservationId: reservationId ?? '' });
    if (amountCents > balance.advanceAppliedCents) throw new AppError('advance_exceeds_held');
    const row = { tenantId: ctx.tenantId, id: newId(), customerId, rentalId, reservationId, reason };
    const line = { ...row, amountCents: -amountCents, appliedAt: ctx.now, appliedBy: ctx.member.id };
    await ctx.tx.insert(accountApplications).values(line);
    ctx.record({ entity: 'account_application', entityId: row.id, before: balance, after: line });
    return { id: row.id };
  },
);

async function lockPaid(
  ctx: WriteContext,
  { rentalId, reservationId }: { rentalId: string | null; reservationId: string | null },
): Promise<string> {
  if (rentalId) return (await lockRental(ctx, rentalId)).customerId;
  return (await lockReservationLedger(ctx, reservationId ?? '')).customerId;
}
