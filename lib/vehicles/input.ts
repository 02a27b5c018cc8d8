import { z } from 'zod';
import { dayInput, ExpiryDayInput } from '../day-input';
import { EXPIRIES } from '../expiry';
import { PageInput } from '../lists/page-input';
import { blankAsNull, centsInput, wholeInput } from '../number-input';
import { VersionInput } from '../version-input';
import { isPlateKey, plateKey } from './plate';
import { CONDITIONS, FUEL_TYPES, SERVICE_STATUSES, SHOWN_STATUSES, TRANSMISSIONS } from './values';

const FIRST_YEAR = 1980;
const RATE = { min: 100, max: 999_999 };
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/;

const name = z.string().trim().min(1, 'required').max(120, 'too_long');
const line = z.string().trim().max(120, 'too_long').default('');

const fields = {
  classId: blankAsNull(z.uuid('invalid_value')),
  make: name,
  model: name,
  year: wholeInput({ min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER }).superRefine(checkYear),
  plate: z
    .string()
    .trim()
    .min(1, 'required')
    .max(20, 'too_long')
    .refine((text) => isPlateKey(plateKey(text)), 'invalid_plate'),
  vin: z.string().trim().toUpperCase().max(30, 'invalid_vin').default(''),
  vinConfirmed: z.boolean().default(false),
  color: line,
  seats: wholeInput({ min: 1, max: 60 }),
  fuelType: z.enum(FUEL_TYPES, 'required'),
  transmission: z.enum(TRANSMISSIONS, 'required'),
  dailyRateCents: centsInput(RATE),
  weeklyRateCents: blankAsNull(centsInput({ min: 100, max: 9_999_999 })),
  monthlyRateCents: blankAsNull(centsInput({ min: 100, max: 99_999_999 })),
  serviceStatus: z.enum(SERVICE_STATUSES, 'invalid_value').default('in_service'),
  features: z.string().trim().max(500, 'too_long').default(''),
  notes: z.string().trim().max(4000, 'too_long').default(''),
  odometerKm: wholeInput({ min: 0, max: 2_000_000 }),
  odometerReason: z.string().trim().max(500, 'too_long').default(''),
  condition: z.enum(CONDITIONS, 'invalid_value').default('good'),
  insuranceProvider: line,
  policyNumber: line,
  insuranceExpiresOn: blankAsNull(ExpiryDayInput),
  registrationExpiresOn: blankAsNull(ExpiryDayInput),
  purchasePriceCents: blankAsNull(centsInput({ min: 1, max: 99_999_999 })),
  purchasedOn: blankAsNull(dayInput('1980-01-01', 'today')),
};

/** A model may be released in the year before its model year. */
function checkYear(year: number, context: z.core.$RefinementCtx) {
  const params = { from: FIRST_YEAR, to: new Date().getUTCFullYear() + 1 };
  if (year < params.from || year > params.to)
    context.addIssue({ code: 'custom', message: 'year_out_of_range', params });
}

function checkVin(input: { vin: string; vinConfirmed: boolean }, context: z.core.$RefinementCtx) {
  if (input.vin === '' || VIN.test(input.vin)) return;
  if (!/^[A-Z0-9]{4,30}$/.test(input.vin)) context.addIssue({ code: 'custom', path: ['vin'], message: 'invalid_vin' });
  else if (!input.vinConfirmed) context.addIssue({ code: 'custom', path: ['vin'], message: 'unusual_vin' });
}

export const CreateVehicleInput = z.object(fields).superRefine(checkVin);
export const UpdateVehicleInput = z
  .object({ vehicleId: z.uuid('record_not_found'), version: VersionInput, ...fields })
  .superRefine(checkVin);
export const ArchiveVehicleInput = z.object({ vehicleId: z.uuid('record_not_found') });

const classId = z.uuid('record_not_found');
export const CreateVehicleClassInput = z.object({ name });
export const RenameVehicleClassInput = z.object({ classId, version: VersionInput, name });
/** All classes of the company, in the new order for lists and pickers. */
export const ReorderVehicleClassesInput = z.object({
  classIds: z.array(classId).min(1, 'required').max(200, 'too_long'),
  version: VersionInput,
});
export const ArchiveVehicleClassInput = z.object({ classId });

export type VehicleInput = z.output<typeof CreateVehicleInput>;

export const VEHICLE_SORTS = ['name', 'plate', 'rate', 'newest'] as const;

export const VehicleFilters = z.object({
  q: z.string().trim().max(100).catch(''),
  status: z.enum(SHOWN_STATUSES).nullable().catch(null),
  fuel: z.enum(FUEL_TYPES).nullable().catch(null),
  class: z.uuid().nullable().catch(null),
  documents: z.enum(EXPIRIES).nullable().catch(null),
  sort: z.enum(VEHICLE_SORTS).catch('name'),
  ...PageInput.shape,
});

export type VehicleFilters = z.output<typeof VehicleFilters>;
