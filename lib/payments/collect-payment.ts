import 'server-only';
import { AppError } from '../errors';
import { command } from '../server/command';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import { CollectPaymentInput, MAX_DEPOSIT_CENTS } from './input';
import { openLedger } from './open-ledger';
import { receivedAmount, withinDue } from './received-amount';
import { recordPayment } from './record-payment';
import { renewVoucher } from './renew-voucher';
import { restOf } from './rest-of';

/**
 * Takes a deposit, or a payment that never exceeds what is due or what the reservation will cost (docs/rules.md §8). What is
 * more is refused, or kept as an advance with a receipt of its own where the clerk says so.
 * Throws `nothing_due` and the error for too much.
 */
export const collectPayment = command(
  { name: 'payments.collect', permission: 'payments.collect', input: CollectPaymentInput },
  async (ctx, input) => {
    const { mostCents, excess, ...payer } = await openLedger(ctx, input);
    const settings = await getTenantSettings(ctx);
    const received = receivedAmount(input, settings.htgRate);
    if (mostCents === 0) throw new AppError('nothing_due');
    const split = input.keepRest && mostCents !== null && input.kind !== 'deposit' ? restOf(received, mostCents) : null;
    const counted = split?.due ?? (mostCents === null ? received : withinDue(received, mostCents, excess));
    const most = input.kind === 'deposit' ? MAX_DEPOSIT_CENTS : Number.POSITIVE_INFINITY;
    const off = counted.amountCents <= 0 ? 'must_be_positive' : counted.amountCents > most ? 'out_of_range' : null;
    // Only gourdes can be refused here: the input has already checked dollars.
    if (off) throw new AppError('validation_error', { fields: { receivedHtgCents: off } });
    const { method, currency, reference, notes, kind } = input;
    const said = { method, currency, reference, notes };
    const { customerId } = payer;
    const advance = split && (await recordPayment(ctx, { kind: 'account', customerId, ...said, ...split.rest }));
    const payment = await recordPayment(ctx, { kind, ...payer, ...said, ...counted });
    await renewVoucher(ctx, payer);
    return { ...payment, advance };
  },
);
