import { z } from 'zod';
import { blankAsNull, centsInput } from '../number-input';
import { PAYMENT_METHODS } from './values';

const cents = centsInput({ min: 1, max: 99_999_999_999 });

/** How money is received: in US cents, or in cash as gourde cents with the rate that the clerk saw. */
export const AMOUNT_FIELDS = {
  method: z.enum(PAYMENT_METHODS, 'invalid_value'),
  currency: z.enum(['USD', 'HTG'], 'invalid_value').default('USD'),
  amountCents: blankAsNull(cents),
  receivedHtgCents: blankAsNull(cents),
  htgRate: z.string().trim().nullish(),
  reference: z.string().trim().max(120, 'too_long').default(''),
  notes: z.string().trim().max(4000, 'too_long').default(''),
};

interface Amount {
  method: string;
  currency: string;
  amountCents: number | null;
  receivedHtgCents: number | null;
  htgRate?: string | null;
}

/** Gourdes are cash and come with their rate, and each currency has its own amount. */
export function checkAmount(input: Amount, context: z.core.$RefinementCtx): void {
  const gourdes = input.currency === 'HTG';
  const refuse = (field: string, message: 'required' | 'invalid_value') =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (gourdes && input.method !== 'cash') refuse('currency', 'invalid_value');
  if (gourdes && !input.receivedHtgCents) refuse('receivedHtgCents', 'required');
  if (gourdes && !input.htgRate) refuse('htgRate', 'required');
  if (!gourdes && !input.amountCents) refuse('amountCents', 'required');
}
