import { z } from 'zod';
import { blankAsNull, centsInput } from '../number-input';
import { AMOUNT_FIELDS, checkAmount } from './amount-input';

const id = z.uuid('invalid_value');
const amountCents = centsInput({ min: 1, max: 99_999_999_999 });

export const TakeAdvanceInput = z.object({ customerId: id, ...AMOUNT_FIELDS }).superRefine(checkAmount);

const owner = { rentalId: blankAsNull(id), reservationId: blankAsNull(id) };

/** If there is no amount, the advances pay as much as possible of what is due. */
export const UseAdvanceInput = z.object({ ...owner, amountCents: blankAsNull(amountCents) }).superRefine(checkOwner);

export const PutBackAdvanceInput = z
  .object({ ...owner, amountCents, reason: z.string().trim().min(1, 'reason_required').max(500, 'too_long') })
  .superRefine(checkOwner);

function checkOwner(input: { rentalId: string | null; reservationId: string | null }, context: z.core.$RefinementCtx) {
  if ((input.rentalId === null) === (input.reservationId === null))
    context.addIssue({ code: 'custom', path: ['rentalId'], message: 'required' });
}
