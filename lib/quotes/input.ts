import { z } from 'zod';
import { PageInput } from '../lists/page-input';
import { blankAsNull } from '../number-input';
import { PhoneInput } from '../phone-input';
import { checkBooked, ReservationFields } from '../reservations/input';
import { QUOTE_STATUSES } from './values';

const quoteId = z.uuid('record_not_found');
const customerId = blankAsNull(z.uuid('record_not_found'));
/** The total that the clerk saw. If the server's differs, nothing is written. */
const expectedTotalCents = z.number('required').int('invalid_number');

export const CreateQuoteInput = z
  .object({
    ...ReservationFields.shape,
    /** Null for a caller, who is no customer yet. */
    customerId,
    callerName: z.string().trim().max(120, 'too_long').default(''),
    callerPhone: PhoneInput,
    callerLanguage: z.enum(['en', 'fr', 'ht'], 'invalid_value').default('fr'),
    expectedTotalCents,
  })
  .superRefine(checkBooked)
  .superRefine((quote, context) => {
    if (quote.customerId === null && quote.callerName === '')
      context.addIssue({ code: 'custom', path: ['customerId'], message: 'required' });
  });
export type QuoteInput = z.output<typeof CreateQuoteInput>;

/** `customerId` says who a caller has become. A quote for a customer ignores it. */
export const TakeQuoteInput = z.object({ quoteId, customerId, expectedTotalCents });
export const MailQuoteInput = z.object({ quoteId });

/** The filters of the quotes list from its URL. Anything invalid falls back to the default. */
export const QuoteFilters = z.object({
  q: z.string().trim().max(100).catch('').default(''),
  tab: z.enum(QUOTE_STATUSES).catch('open'),
  ...PageInput.shape,
});
export type QuoteFilters = z.output<typeof QuoteFilters>;
