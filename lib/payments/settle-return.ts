import 'server-only';
import { AppError } from '../errors';
import { returnRental } from '../rentals/return-rental';
import { command } from '../server/command';
import { applyDeposit } from './apply-deposit';
import type { Balance } from './balance';
import { getLedger } from './get-ledger';
import { SettleReturnInput } from './input';
import { orderInvoice } from './order-invoice';

/**
 * Records the return, uses the deposit to pay what is due, and orders the invoice, in one transaction. Assumption: the rest of the deposit
 * stays held until a manager refunds it, since only managers may refund (docs/rules.md §4).
 */
export const settleReturn = command(
  { name: 'rentals.settle_return', permission: 'rentals.return', input: SettleReturnInput },
  async (ctx, input) => {
    const returned = await returnRental(ctx, input);
    assertSigned(input);
    const { balance: before } = await getLedger(ctx, input.rentalId);
    assertAsSeen(input, before);
    if (before.dueCents > 0 && before.depositHeldCents > 0) await applyDeposit(ctx, { rentalId: input.rentalId });
    const { balance } = await getLedger(ctx, input.rentalId);
    const invoice = await orderInvoice(ctx, input.rentalId, returned.inspectionId);
    ctx.record({
      entity: 'rental',
      entityId: input.rentalId,
      before: { ...before },
      after: { ...balance, invoice: invoice.invoiceNumber },
    });
    return {
      ...returned,
      ...invoice,
      dueCents: balance.dueCents,
      depositHeldCents: balance.depositHeldCents,
      depositAppliedCents: balance.depositAppliedCents,
    };
  },
);

/** A customer who is there signs. For one who is not, the clerk says why. */
function assertSigned({ customerSignature, unsignedReason }: SettleReturnInput): void {
  if (customerSignature || unsignedReason) return;
  const fields = { customerSignature: 'customer_signature_missing' } as const;
  throw new AppError('customer_signature_missing', { fields });
}

/** Payments lock the rental too, so nothing changes from here on (docs/rules.md §8). */
function assertAsSeen(
  { expectedDueCents, expectedDepositCents }: SettleReturnInput,
  { dueCents, depositHeldCents }: Balance,
): void {
  const asSeen = (expectedDueCents ?? dueCents) === dueCents;
  if (!asSeen || (expectedDepositCents ?? depositHeldCents) !== depositHeldCents)
    throw new AppError('quote_changed', { details: { dueCents, depositHeldCents } });
}
