import 'server-only';
import { lockCustomer } from '../customers/lock-customer';
import { AppError } from '../errors';
import { command } from '../server/command';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import { TakeAdvanceInput } from './advance-input';
import { receivedAmount } from './received-amount';
import { recordPayment } from './record-payment';

/** Takes money from a customer before anything is due. It is kept for them until it pays something or is given back. */
export const takeAdvance = command(
  { name: 'payments.take_advance', permission: 'payments.collect', input: TakeAdvanceInput },
  async (ctx, input) => {
    const customer = await lockCustomer(ctx, input.customerId);
    // Deleted, or merged into another record, which alone shows what the customer has paid.
    if (customer.archivedAt) throw new AppError('record_not_found');
    const received = receivedAmount(input, (await getTenantSettings(ctx)).htgRate);
    if (received.amountCents <= 0)
      throw new AppError('validation_error', { fields: { receivedHtgCents: 'must_be_positive' } });
    const { customerId, method, currency, reference, notes } = input;
    return recordPayment(ctx, { kind: 'account', customerId, method, currency, reference, notes, ...received });
  },
);
