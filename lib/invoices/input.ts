import { z } from 'zod';
import { dayInput } from '../day-input';
import { PageInput } from '../lists/page-input';
import { wholeInput } from '../number-input';
import { USABLE_DAYS } from '../usable-days';
import { EXEMPTIONS, INVOICE_STATES } from './values';

const MOST_UNITS = 100;
const MOST_LINES = 1000;
const MOST_DUE_DAYS = 365;

const id = z.uuid('invalid_value');
const line = z.string().trim().max(120, 'too_long').default('');
const ids = (most: number) => z.array(id).max(most, 'invalid_value').default([]);

/**
 * A proforma or an invoice for chosen rentals of one customer; a proforma may have reservations too. `expectedTotalCents` is
 * the total that was shown.
 */
export const IssueInvoiceInput = z
  .object({
    kind: z.enum(['proforma', 'invoice'], 'required'),
    customerId: z.uuid('required'),
    rentalIds: ids(MOST_UNITS),
    reservationIds: ids(MOST_UNITS),
    billedName: z.string().trim().min(1, 'required').max(120, 'too_long'),
    billedTaxId: line,
    billedAddress: z.string().trim().max(500, 'too_long').default(''),
    purchaseOrder: line,
    dueDays: wholeInput({ min: 0, max: MOST_DUE_DAYS }),
    exemption: z.enum(['none', ...EXEMPTIONS], 'invalid_value').default('none'),
    exemptReason: z.string().trim().max(500, 'too_long').default(''),
    expectedTotalCents: z.int('invalid_money'),
  })
  .superRefine((input, context) => {
    const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    if (input.rentalIds.length + input.reservationIds.length === 0) refuse('rentalIds', 'required');
    if (input.kind === 'invoice' && input.reservationIds.length > 0) refuse('reservationIds', 'invalid_value');
    if (input.exemption !== 'none' && input.exemptReason === '') refuse('exemptReason', 'reason_required');
  });
export type IssueInvoiceInput = z.output<typeof IssueInvoiceInput>;

/**
 * Lines of an invoice to take back, or of its corrections, and charges below zero that came to its rentals since. `expectedTotalCents` is the total
 * that was shown.
 */
export const CreditInvoiceInput = z
  .object({
    invoiceId: id,
    lineIds: ids(MOST_LINES),
    chargeIds: ids(MOST_LINES),
    reason: z.string().trim().min(1, 'reason_required').max(500, 'too_long'),
    expectedTotalCents: z.int('invalid_money'),
  })
  .refine(({ lineIds, chargeIds }) => lineIds.length + chargeIds.length > 0, {
    path: ['lineIds'],
    message: 'required',
  });

export const SendInvoiceInput = z.object({ invoiceId: id });

export const INVOICE_SORTS = ['newest', 'due', 'left'] as const;

/** The filters of the list from its address. Anything invalid falls back to the default. */
export const InvoiceFilters = z.object({
  q: z.string().trim().max(100).catch('').default(''),
  tab: z.enum(INVOICE_STATES).catch('open'),
  sort: z.enum(INVOICE_SORTS).catch('newest'),
  ...PageInput.shape,
});
export type InvoiceFilters = z.output<typeof InvoiceFilters>;

/** The days of a statement, both included. Without them it is the running month. */
export const StatementPeriod = z.object({
  from: dayInput(USABLE_DAYS.from, USABLE_DAYS.to).nullable().catch(null).default(null),
  to: dayInput(USABLE_DAYS.from, USABLE_DAYS.to).nullable().catch(null).default(null),
});
