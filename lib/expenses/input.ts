import { z } from 'zod';
import { PageInput } from '../lists/page-input';
import { LocalTimeInput } from '../local-time-input';
import { blankAsNull, centsInput } from '../number-input';
import { PAYMENT_METHODS } from '../payments/values';
import { RateInput } from '../rate-input';
import { VersionInput } from '../version-input';
import { EXPENSE_KINDS, isPassedOn } from './values';

const MAX_CENTS = 99_999_999_999;

const cents = blankAsNull(centsInput({ min: 1, max: MAX_CENTS }));
const expenseId = z.uuid('record_not_found');
const details = {
  vendor: z.string().trim().max(120, 'too_long').default(''),
  reference: z.string().trim().max(120, 'too_long').default(''),
  notes: z.string().trim().max(4000, 'too_long').default(''),
};

/** An expense in US cents, or in gourde cents with the rate at which they are counted. */
export const RecordExpenseInput = z
  .object({
    kind: z.enum(EXPENSE_KINDS, 'required'),
    /** Null for an expense of the company itself. */
    vehicleId: blankAsNull(z.uuid('record_not_found')),
    spentAt: LocalTimeInput,
    method: z.enum(PAYMENT_METHODS, 'invalid_value').default('cash'),
    currency: z.enum(['USD', 'HTG'], 'invalid_value').default('USD'),
    amountCents: cents,
    paidHtgCents: cents,
    htgRate: blankAsNull(RateInput),
    /** The member who paid; null for the one who records it. */
    paidBy: blankAsNull(z.uuid('record_not_found')),
    ...details,
  })
  .superRefine((input, context) => {
    const missing = (name: 'amountCents' | 'paidHtgCents' | 'htgRate' | 'vehicleId') => {
      if (input[name] === null) context.addIssue({ code: 'custom', path: [name], message: 'required' });
    };
    if (isPassedOn(input.kind)) missing('vehicleId');
    if (input.currency === 'USD') return missing('amountCents');
    missing('paidHtgCents');
    missing('htgRate');
  });
export type RecordExpenseInput = z.output<typeof RecordExpenseInput>;

/** What may still be corrected. Amount, kind, vehicle and moment are voided and recorded again. */
export const ExpenseDetails = z.object(details);
export type ExpenseDetails = z.output<typeof ExpenseDetails>;
export const UpdateExpenseInput = z.object({ expenseId, version: VersionInput, ...details });

export const VoidExpenseInput = z.object({
  expenseId,
  reason: z.string().trim().min(1, 'reason_required').max(500, 'too_long'),
});

/** Charges an expense to the rental that the clerk has seen and confirmed. */
export const ChargeExpenseInput = z.object({ expenseId, rentalId: z.uuid('record_not_found') });

export const HolderQuestion = z.object({ vehicleId: z.uuid('required'), at: LocalTimeInput });

export const EXPENSE_TABS = ['all', 'passed_on', 'voided'] as const;
export const EXPENSE_SORTS = ['newest', 'amount'] as const;
export const EXPENSE_PERIODS = ['this_month', 'last_month', 'this_year'] as const;

export const ExpenseFilters = z.object({
  tab: z.enum(EXPENSE_TABS).catch('all'),
  q: z.string().trim().max(100).catch('').default(''),
  kind: z.enum(EXPENSE_KINDS).nullable().catch(null).default(null),
  of: z.enum(['vehicles', 'company']).nullable().catch(null).default(null),
  period: z.enum(EXPENSE_PERIODS).nullable().catch(null).default(null),
  vehicle: z.uuid().nullable().catch(null).default(null),
  sort: z.enum(EXPENSE_SORTS).catch('newest'),
  ...PageInput.shape,
});
export type ExpenseFilters = z.output<typeof ExpenseFilters>;
