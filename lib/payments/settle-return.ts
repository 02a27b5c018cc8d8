import 'server-only';
import { ReturnRentalInput } from '../rentals/return-input';
import { returnRental } from '../rentals/return-rental';
import { command } from '../server/command';
import { applyDeposit } from './apply-deposit';
import { getLedger } from './get-ledger';

/**
 * Records the return and uses the deposit to pay what is due, in one transaction. Assumption: the rest of the deposit
 * stays held until a manager refunds it, since only managers may refund (docs/rules.md §4).
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
