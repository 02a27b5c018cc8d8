import 'server-only';
import { and, eq, gte, sql } from 'drizzle-orm';
import { depositApplications } from '@/db/schema/payments';
import { ReopenReturnInput } from '../rentals/reopen-input';
import { reopenRental } from '../rentals/reopen-rental';
import { command, type WriteContext } from '../server/command';
import { chargeLines } from './charge-lines';
import { getLedger } from './get-ledger';
import { takeBackDeposit } from './take-back-deposit';

/**
 * Reopens a return that was recorded by mistake, in one transaction: the rental runs again, its return's charges no longer
 * count, and the deposit that paid them is held again. Money received since stays in the ledger (docs/rules.md §6).
 */
export const reopenReturn = command(
  { name: 'rentals.reopen_return', permission: 'rentals.reopen', input: ReopenReturnInput },
  async (ctx, input) => {
    const { rentalId, reason } = input;
    const reopened = await reopenRental(ctx, input);
    const { number, returnedAt, odometerKm, inspectionId } = reopened;
    await takeBackDeposit(ctx, { rentalId }, await appliedSince(ctx, rentalId, reopened.completedAt));
    const { taxCents } = await chargeLines(ctx, rentalId, []);
    const { balance } = await getLedger(ctx, rentalId);
    const { dueCents, depositHeldCents } = balance;
    ctx.record({
      entity: 'rental',
      entityId: rentalId,
      before: { status: 'completed', returnedAt, inspectionId },
      after: { status: 'active', returnedAt: null, odometerKm, dueCents, depositHeldCents, taxCents, reason },
    });
    return { id: rentalId, number, dueCents, depositHeldCents };
  },
);

/** How much of the deposit the return and what followed it have used, in cents. */
async function appliedSince(ctx: WriteContext, rentalId: string, completedAt: Date): Promise<number> {
  const [row] = await ctx.tx
    .select({ cents: sql<string>`coalesce(sum(${depositApplications.amountCents}), 0)` })
    .from(depositApplications)
    .where(
      and(
        eq(depositApplications.tenantId, ctx.tenantId),
        eq(depositApplications.rentalId, rentalId),
        gte(depositApplications.appliedAt, completedAt),
      ),
    );
  return Number(row?.cents ?? 0);
}
