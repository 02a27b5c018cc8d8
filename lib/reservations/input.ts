import { z } from 'zod';
import { LocalTimeInput } from '../local-time-input';
import { AUTO_CANCEL_HOURS, NO_SHOW_GRACE_HOURS } from '../no-show-hours';
import { blankAsNull, centsInput, wholeInput } from '../number-input';
import { AGREED_PAYMENT_METHODS } from '../pricing/values';
import { VersionInput } from '../version-input';

const line = z.string().trim().max(200, 'too_long').default('');
const option = z.boolean('invalid_value').default(false);

/** The longest reservation. */
const LONGEST_HOURS = 366 * 24;

const fields = {
  customerId: z.uuid('required'),
  /** The class that is booked and priced; null if a certain vehicle is. */
  classId: blankAsNull(z.uuid('record_not_found')),
  /** The vehicle; null if any one of the class will do until the pickup. */
  vehicleId: blankAsNull(z.uuid('record_not_found')),
  pickupAt: LocalTimeInput,
  dueAt: LocalTimeInput,
  pickupLocation: line,
  returnLocation: line,
  usageZone: line,
  /** A manager's own rate; null for the company's. */
  dailyRateCents: blankAsNull(centsInput({ min: 100, max: 999_999 })),
  depositCents: centsInput({ min: 0, max: 9_999_999 }),
  noShowGraceHours: wholeInput(NO_SHOW_GRACE_HOURS),
  autoCancelHours: wholeInput(AUTO_CANCEL_HOURS),
  paymentMethod: z.enum(AGREED_PAYMENT_METHODS, 'required'),
  gps: option,
  childSeat: option,
  additionalDriver: option,
  specialRequests: z.string().trim().max(4000, 'too_long').default(''),
};

/** The total that customer and clerk saw. If the server's differs, nothing is confirmed. */
const expectedTotalCents = z.number('required').int('invalid_number');
const reservationId = z.uuid('record_not_found');

interface Booked {
  classId: string | null;
  vehicleId: string | null;
}

/** A reservation is of a vehicle or of a class. */
export function checkBooked({ classId, vehicleId }: Booked, context: z.core.$RefinementCtx): void {
  if (classId === null && vehicleId === null)
    context.addIssue({ code: 'custom', path: ['vehicleId'], message: 'required' });
}

export const ReservationFields = z.object(fields);
export type ReservationInput = z.output<typeof ReservationFields>;

export const CreateReservationInput = z.object({ ...fields, expectedTotalCents }).superRefine(checkBooked);
export const UpdateReservationInput = z
  .object({
    ...{ reservationId, version: VersionInput, ...fields, expectedTotalCents },
    // As long as a no-show that was undone lasts. The verb refuses it of anybody who types more hours than others may.
    autoCancelHours: wholeInput({ min: 1, max: LONGEST_HOURS }),
  })
  .superRefine(checkBooked);

export const CancelReservationInput = z.object({
  reservationId,
  reason: z.string().trim().min(1, 'reason_required').max(500, 'too_long'),
  /** The fee that the clerk has seen. If it has changed since, nothing is cancelled. */
  expectedFeeCents: z.number('required').int('invalid_number'),
});
export const StandInQuestion = z.object({ reservationId, vehicleId: z.uuid('record_not_found') });
export const MailReservationInput = z.object({ reservationId });
export const UndoNoShowInput = z.object({
  reservationId,
  reason: z.string().trim().min(1, 'reason_required').max(500, 'too_long'),
});

/** What is needed for a price. The rest may still be missing. */
export const ReservationQuestion = ReservationFields.pick({
  classId: true,
  vehicleId: true,
  pickupAt: true,
  dueAt: true,
  pickupLocation: true,
  returnLocation: true,
  dailyRateCents: true,
  gps: true,
  childSeat: true,
  additionalDriver: true,
})
  .extend({ customerId: z.uuid().nullable().catch(null) })
  .superRefine(checkBooked);
export type ReservationQuestion = z.output<typeof ReservationQuestion>;
