import { z } from 'zod';
import { ActivateRentalInput } from '../rentals/input';
import { AMOUNT_FIELDS, checkAmount } from './amount-input';
import { MAX_DEPOSIT_CENTS } from './input';

const DepositInput = z.object(AMOUNT_FIELDS).superRefine((deposit, context) => {
  checkAmount(deposit, context);
  if ((deposit.amountCents ?? 0) > MAX_DEPOSIT_CENTS)
    context.addIssue({ code: 'custom', path: ['amountCents'], message: 'out_of_range' });
});

/** A hand-over, and the deposit that is taken with it. Without one, nothing is taken. */
export const HandOverInput = ActivateRentalInput.extend({ deposit: DepositInput.nullable().default(null) });
export type DepositInput = z.output<typeof DepositInput>;
