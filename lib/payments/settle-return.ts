import 'server-only';
import { ReturnRentalInput } from '../rentals/return-input';
import { returnRental } from '../rentals/return-rental';
import { command } from '../server/command';
import { applyDeposit } from './apply-deposit';
import { getLedger } from './get-ledger';

/**
 * Takes the vehicle back and settles with the deposit in one transaction: it pays what is due as far as it reaches.
 * Assumption: the rest stays held until a manager hands it back, since refunds are a manager's right (docs/rules.md §4).
 */
export const settleReturn = command(
  { name: 'rentals.settle_return', permission: 'rentals.return', input: ReturnRentalInput },
  async (ctx, input) => {
    const returned = await returnRental(ctx, input);
    const { balance: before } = await getLedger(ctx, input.rentalId);
    if (before.dueCents > 0 && before.depositHeldCents > 0) await applyDeposit(ctx, { rentalId: input.rentalId });
    const { balance } = await getLedger(ctx, input.rentalId);
    ctx.record({ entity: 'rental', entityId: input.rentalId, before: { ...before }, after: { ...balance } });
    return {
      ...returned,
      dueCents: balance.dueCents,
      depositHeldCents: balance.depositHeldCents,
      depositAppliedCents: balance.depositAppliedCents,
    };
  },
);
