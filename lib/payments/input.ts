import { z } from 'zod';
import { PageInput } from '../lists/page-input';
import { blankAsNull, centsInput } from '../number-input';
import { ReturnRentalInput } from '../rentals/return-input';
import { CancelReservationInput } from '../reservations/input';
import { AMOUNT_FIELDS, checkAmount } from './amount-input';
import { HELD_KINDS, PAYMENT_AGES, PAYMENT_METHODS } from './values';

export const MAX_DEPOSIT_CENTS = 9_999_999;
const MAX_CENTS = 99_999_999_999;

const id = z.uuid('invalid_value');
const reference = z.string().trim().max(120, 'too_long').default('');
const notes = z.string().trim().max(4000, 'too_long').default('');
const reason = z.string().trim().min(1, 'reason_required').max(500, 'too_long');
const cents = centsInput({ min: 1, max: MAX_CENTS });
const currency = z.enum(['USD', 'HTG'], 'invalid_value').default('USD');

/**
 * A payment on either a rental or a reservation. Its amount is in US cents, or gourde cents in cash with the rate the clerk
 * saw.
 */
export const CollectPaymentInput = z
  .object({
    rentalId: blankAsNull(id),
    reservationId: blankAsNull(id),
    kind: z.enum(['deposit', 'balance', 'charge'], 'invalid_value'),
    ...AMOUNT_FIELDS,
    /** What is paid beyond what is due is kept as an advance. Otherwise it is refused. */
    keepRest: z.boolean().default(false),
  })
  .superRefine((input, context) => {
    checkAmount(input, context);
    if ((input.rentalId === null) === (input.reservationId === null))
      context.addIssue({ code: 'custom', path: ['rentalId'], message: 'required' });
    if (input.kind === 'deposit' && (input.amountCents ?? 0) > MAX_DEPOSIT_CENTS)
      context.addIssue({ code: 'custom', path: ['amountCents'], message: 'out_of_range' });
  });

export const VoidPaymentInput = z.object({ paymentId: id, reason });

/** A refund in US cents. Paid out in gourdes, it comes with the rate that the clerk saw. */
export const RefundPaymentInput = z
  .object({
    paymentId: id,
    amountCents: cents,
    method: z.enum(PAYMENT_METHODS, 'invalid_value'),
    currency,
    htgRate: z.string().trim().nullish(),
    reference,
    notes,
  })
  .refine((input) => input.currency === 'USD' || input.method === 'cash', {
    path: ['currency'],
    message: 'invalid_value',
  })
  .refine((input) => input.currency === 'USD' || input.htgRate, { path: ['htgRate'], message: 'required' });

/** If there is no amount, the deposit pays as much as possible of what is due. */
export const ApplyDepositInput = z.object({ rentalId: id, amountCents: blankAsNull(cents) });

export const MailInvoiceInput = z.object({ rentalId: id });

export const IssueReceiptInput = z.object({ paymentId: id });

export const PAYMENT_TABS = ['pending', 'recent', 'held'] as const;
export const PAYMENT_SORTS = ['newest', 'amount'] as const;

export const PaymentFilters = z.object({
  tab: z.enum(PAYMENT_TABS).catch('pending'),
  age: z.enum(PAYMENT_AGES).nullable().catch(null).default(null),
  held: z.enum(HELD_KINDS).nullable().catch(null).default(null),
  /** Of recent payments. */
  sort: z.enum(PAYMENT_SORTS).catch('newest'),
  q: z.string().trim().max(100).catch('').default(''),
  ...PageInput.shape,
});

export type PaymentFilters = z.output<typeof PaymentFilters>;

/**
 * A cancellation, and whether what was paid less the fee is given back with it. If something else than the clerk saw would
 * be given back, the answer is `quote_changed`.
 */
export const SettleCancellationInput = CancelReservationInput.extend({
  refund: z.boolean('invalid_value').default(false),
  expectedRefundCents: z.int('invalid_money').optional(),
});

/**
 * A return with what the clerk saw of its settlement: what is due after the return's charges, and the deposit held. If
 * either differs, the answer is `quote_changed`.
 */
export const SettleReturnInput = ReturnRentalInput.extend({
  expectedDueCents: z.int('invalid_money').optional(),
  expectedDepositCents: z.int('invalid_money').optional(),
});
export type SettleReturnInput = z.output<typeof SettleReturnInput>;
