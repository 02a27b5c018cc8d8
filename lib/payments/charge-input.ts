import { z } from 'zod';
import { centsInput } from '../number-input';
import { HAND_CHARGES } from '../rentals/values';

const MAX_CENTS = 99_999_999_999;

const id = z.uuid('invalid_value');

/** What a clerk charges by hand, with the reason for it. */
export const AddChargeInput = z.object({
  rentalId: id,
  kind: z.enum(HAND_CHARGES, 'required'),
  amountCents: centsInput({ min: 1, max: MAX_CENTS }),
  note: z.string().trim().min(1, 'required').max(500, 'too_long'),
});

/** What a damage costs the customer, and how that was reckoned. */
export const ChargeDamageInput = AddChargeInput.omit({ rentalId: true, kind: true }).extend({
  damageId: z.uuid('record_not_found'),
});

export const VoidChargeInput = z.object({
  rentalId: id,
  chargeId: id,
  reason: z.string().trim().min(1, 'reason_required').max(500, 'too_long'),
});
