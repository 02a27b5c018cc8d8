import 'server-only';
import { AppError } from '../errors';
import { command } from '../server/command';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import { getLedger } from './get-ledger';
import { CollectPaymentInput, MAX_DEPOSIT_CENTS } from './input';
import { lockRental } from './lock-rental';
import { receivedAmount, withinDue } from './received-amount';
import { recordPayment } from './record-payment';

/** Takes a deposit, or a payment that never exceeds what is due (docs/rules.md §8). */
export const collectPayment = command(
  { name: 'payments.collect', permission: 'payments.collect', input: CollectPaymentInput },
  async (ctx, input) => {
    const rental = await lockRental(ctx, input.rentalId);
    // Assumption: a deposit belongs to a vehicle that is out. A draft has no agreement to hold it under.
    if (rental.status === 'draft' || (input.kind === 'deposit' && rental.status !== 'active'))
      throw new AppError('invalid_transition', { params: { from: rental.status, to: input.kind } });
    const settings = await getTenantSettings(ctx);
    const received = receivedAmount(input, settings.htgRate);
    const { balance } = await getLedger(ctx, rental.id);
    if (input.kind !== 'deposit' && balance.dueCents <= 0) throw new AppError('nothing_due');
    const counted = input.kind === 'deposit' ? received : withinDue(received, balance.dueCents);
    const most = input.kind === 'deposit' ? MAX_DEPOSIT_CENTS : Number.POSITIVE_INFINITY;
    const off = counted.amountCents <= 0 ? 'must_be_positive' : counted.amountCents > most ? 'out_of_range' : null;
    // Only gourdes can be refused here: the input has already checked dollars.
    if (off) throw new AppError('validation_error', { fields: { receivedHtgCents: off } });
    return recordPayment(ctx, {
      kind: input.kind,
      rentalId: rental.id,
      customerId: rental.customerId,
      method: input.method,
      currency: input.currency,
      reference: input.reference,
      notes: input.notes,
      ...counted,
    });
  },
);
