import { z } from 'zod';
import { CountryInput } from '../country-input';
import { BirthDayInput, ExpiryDayInput } from '../day-input';
import { EXPIRIES } from '../expiry';
import { PageInput } from '../lists/page-input';
import { blankAsNull } from '../number-input';
import { PhoneInput } from '../phone-input';
import { numberKey } from '../search/search-text';
import { VersionInput } from '../version-input';
import { DRIVER_KINDS } from './values';

const needed = (most: number) =>
  z
    .string({ error: ({ input }) => (input === undefined || input === null ? 'missing_required' : 'invalid_value') })
    .trim()
    .min(1, 'missing_required')
    .max(most, 'too_long');

const fields = {
  fullName: needed(120),
  kind: z.enum(DRIVER_KINDS, 'invalid_value').default('additional'),
  /** The customer of an additional driver; a chauffeur has none. */
  customerId: blankAsNull(z.uuid('record_not_found')),
  phone: PhoneInput,
  email: blankAsNull(z.string().trim().toLowerCase().max(254, 'too_long').pipe(z.email('invalid_email'))),
  address: z.string().trim().max(500, 'too_long').default(''),
  dateOfBirth: blankAsNull(BirthDayInput),
  notes: z.string().trim().max(4000, 'too_long').default(''),
  licenseNumber: needed(40)
    .refine((text) => numberKey(text) !== '', 'invalid_license')
    .pipe(z.string().toUpperCase()),
  licenseExpiresOn: blankAsNull(ExpiryDayInput),
  licenseCountry: CountryInput,
  idCardNumber: z.string().trim().max(40, 'too_long').default(''),
};

/**
 * A license that another driver has too, as the clerk has seen and accepted it. Empty: the clerk has seen none and is
 * asked. Missing: nobody is asked.
 */
const acceptedLicense = z.string().trim().max(40, 'too_long').nullish();

export const DriverFields = z.object(fields);
export const CreateDriverInput = DriverFields.extend({ acceptedLicense });
export const UpdateDriverInput = CreateDriverInput.extend({
  driverId: z.uuid('record_not_found'),
  version: VersionInput,
});
export const ArchiveDriverInput = z.object({ driverId: z.uuid('record_not_found') });

export type DriverInput = z.output<typeof DriverFields>;

export const DriverFilters = z.object({
  q: z.string().trim().max(100).catch(''),
  /** Drivers that have been on a rental, or all. */
  rentals: z.enum(['all', 'with']).catch('all'),
  kind: z.enum(DRIVER_KINDS).nullable().catch(null),
  license: z.enum(EXPIRIES).nullable().catch(null),
  sort: z.enum(['name', 'newest']).catch('name'),
  ...PageInput.shape,
});

export type DriverFilters = z.output<typeof DriverFilters>;
