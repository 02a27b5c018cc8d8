import { z } from 'zod';
import { ConditionInput } from '../inspections/condition-input';
import { LocalTimeInput } from '../local-time-input';
import { blankAsNull, centsInput, wholeInput } from '../number-input';
import { FUEL_LEVELS } from '../pricing/values';
import { BOUNDS } from './bounds';
import { BothSignatures } from './input';
import { HAND_CHARGES, RETURN_CHARGES, UNSIGNED_REASONS } from './values';

const MAX_CENTS = 99_999_999_999;

const id = z.uuid('invalid_value');
const reason = z.string().trim().min(1, 'reason_required').max(500, 'too_long');
const odometerKm = wholeInput(BOUNDS.odometerKm);

const changes = z
  .array(
    z.object({
      kind: z.enum(RETURN_CHARGES, 'invalid_value'),
      /** Null waives the line; an amount replaces the calculated one. */
      amountCents: centsInput({ min: 0, max: MAX_CENTS }).nullable(),
      reason,
    }),
  )
  .max(10)
  .default([]);

const extras = z
  .array(
    z.object({
      kind: z.enum(HAND_CHARGES, 'invalid_value'),
      amountCents: centsInput({ min: 1, max: MAX_CENTS }),
      note: z.string().trim().min(1, 'required').max(500, 'too_long'),
      /** The damage found at this return that the line bills. */
      damageId: z.uuid('invalid_value').optional(),
    }),
  )
  .max(20)
  .default([]);

export const ReturnRentalInput = z.object({
  rentalId: id,
  returnedAt: LocalTimeInput,
  /** The vehicle that the clerk looked at. Where it has been swapped since, the return is refused. */
  vehicleId: id.optional(),
  odometerKm,
  fuelLevel: z.enum(FUEL_LEVELS, 'required'),
  damageNotes: z.string().trim().max(4000, 'too_long').default(''),
  ...ConditionInput.shape,
  /** The clerk confirms the unusual distance. */
  odometerConfirmed: z.boolean().default(false),
  usedDaysOnly: z.boolean().default(false),
  changes,
  extras,
  /** What the customer signs the return with; empty if they do not, with the reason. */
  customerSignature: BothSignatures.shape.customerSignature,
  customerSigner: BothSignatures.shape.customerSigner,
  unsignedReason: blankAsNull(z.enum(UNSIGNED_REASONS, 'invalid_value')),
  /** The sum of the return's charges that the clerk saw. A different sum is refused. */
  expectedCents: z.int('invalid_money').optional(),
});

/** What a return would cost, while it is being typed. Missing values count as unchanged. */
export const PreviewReturnInput = ReturnRentalInput.partial({ odometerKm: true, fuelLevel: true }).omit({
  expectedCents: true,
  odometerConfirmed: true,
  damageNotes: true,
  damages: true,
  checklist: true,
  skippedShots: true,
  customerSignature: true,
  customerSigner: true,
  unsignedReason: true,
});

export type ReturnRentalInput = z.output<typeof ReturnRentalInput>;
export type PreviewReturnInput = z.output<typeof PreviewReturnInput>;
