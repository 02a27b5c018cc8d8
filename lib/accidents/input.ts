import { z } from 'zod';
import { PageInput } from '../lists/page-input';
import { LocalTimeInput } from '../local-time-input';
import { centsInput } from '../number-input';
import { VersionInput } from '../version-input';

const MAX_CENTS = 99_999_999_999;

const accidentId = z.uuid('record_not_found');
const fields = {
  vehicleId: z.uuid('required'),
  happenedAt: LocalTimeInput,
  place: z.string().trim().min(1, 'required').max(200, 'too_long'),
  description: z.string().trim().min(1, 'required').max(4000, 'too_long'),
  otherParty: z.string().trim().max(500, 'too_long').default(''),
  policeReport: z.string().trim().max(120, 'too_long').default(''),
};

export const ReportAccidentInput = z.object(fields);
export type AccidentInput = z.output<typeof ReportAccidentInput>;
export const UpdateAccidentInput = z.object({ accidentId, version: VersionInput, ...fields });
export const ArchiveAccidentInput = z.object({ accidentId });

/** What the customer owes for the damage, charged to the rental that the clerk has seen and confirmed. */
export const ChargeAccidentInput = z.object({
  accidentId,
  rentalId: z.uuid('record_not_found'),
  amountCents: centsInput({ min: 1, max: MAX_CENTS }),
});

export const AccidentFilters = z.object({
  q: z.string().trim().max(100).catch('').default(''),
  vehicle: z.uuid().nullable().catch(null).default(null),
  ...PageInput.shape,
});
export type AccidentFilters = z.output<typeof AccidentFilters>;
