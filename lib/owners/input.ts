import { z } from 'zod';
import { PageInput } from '../lists/page-input';
import { basisPointsInput, blankAsNull, centsInput } from '../number-input';
import { PhoneInput } from '../phone-input';
import { RateInput } from '../rate-input';
import { VersionInput } from '../version-input';
import { OWNER_COSTS, PAYOUT_METHODS, SHARE_KINDS } from './values';

const MAX_CENTS = 99_999_999_999;

const ownerId = z.uuid('record_not_found');
const cents = blankAsNull(centsInput({ min: 1, max: MAX_CENTS }));
const fields = {
  name: z.string().trim().min(1, 'required').max(120, 'too_long'),
  phone: PhoneInput,
  email: blankAsNull(z.string().trim().toLowerCase().max(254, 'too_long').pipe(z.email('invalid_email'))),
  address: z.string().trim().max(500, 'too_long').default(''),
  language: z.enum(['en', 'fr', 'ht'], 'invalid_value').default('fr'),
  notes: z.string().trim().max(4000, 'too_long').default(''),
};

export const CreateOwnerInput = z.object(fields);
export type OwnerInput = z.output<typeof CreateOwnerInput>;
export const UpdateOwnerInput = z.object({ ownerId, version: VersionInput, ...fields });

export const ArchiveOwnerInput = z.object({ ownerId });

/** A vehicle becomes an owner's from a local day on. A share that it is under then ends the day before. */
export const StartShareInput = z
  .object({
    ownerId,
    vehicleId: z.uuid('required'),
    startsOn: z.iso.date('invalid_date'),
    kind: z.enum(SHARE_KINDS, 'required'),
    basisPoints: blankAsNull(basisPointsInput({ min: 1, max: 10_000 })),
    amountCents: cents,
    costs: z.array(z.enum(OWNER_COSTS, 'invalid_value')).max(OWNER_COSTS.length, 'invalid_value').default([]),
  })
  .superRefine(({ kind, basisPoints, amountCents }, context) => {
    const [name, value] = kind === 'percent' ? ['basisPoints', basisPoints] : ['amountCents', amountCents];
    if (value === null) context.addIssue({ code: 'custom', path: [String(name)], message: 'required' });
  });

/** `endsOn` is the first local day on which the vehicle is no longer theirs. */
export const EndShareInput = z.object({ shareId: z.uuid('record_not_found'), endsOn: z.iso.date('invalid_date') });

const month = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'invalid_date');

/** A statement with what the manager saw that its lines add up to. */
export const IssueStatementInput = z.object({ ownerId, month, expectedCents: z.int('invalid_money') });

export const PayOwnerInput = z
  .object({
    ownerId,
    method: z.enum(PAYOUT_METHODS, 'invalid_value').default('cash'),
    currency: z.enum(['USD', 'HTG'], 'invalid_value').default('USD'),
    amountCents: cents,
    paidHtgCents: cents,
    htgRate: blankAsNull(RateInput),
    reference: z.string().trim().max(120, 'too_long').default(''),
    notes: z.string().trim().max(4000, 'too_long').default(''),
  })
  .superRefine((input, context) => {
    const names = input.currency === 'USD' ? (['amountCents'] as const) : (['paidHtgCents', 'htgRate'] as const);
    for (const name of names)
      if (input[name] === null) context.addIssue({ code: 'custom', path: [name], message: 'required' });
  });

export const VoidPayoutInput = z.object({
  payoutId: z.uuid('record_not_found'),
  reason: z.string().trim().min(1, 'reason_required').max(500, 'too_long'),
});

export const OwnerFilters = z.object({ q: z.string().trim().max(100).catch('').default(''), ...PageInput.shape });
export type OwnerFilters = z.output<typeof OwnerFilters>;

/** The month of the statement that a screen shows; null for the earliest that can be issued. */
export const StatementMonth = month.nullable().catch(null);
