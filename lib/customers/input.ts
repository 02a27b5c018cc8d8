import { z } from 'zod';
import { CountryInput } from '../country-input';
import { BirthDayInput, ExpiryDayInput } from '../day-input';
import { EXPIRIES } from '../expiry';
import { PageInput } from '../lists/page-input';
import { blankAsNull } from '../number-input';
import { PhoneInput } from '../phone-input';
import { numberKey } from '../search/search-text';
import { VersionInput } from '../version-input';
import { CUSTOMER_STATUSES, ID_TYPES, MERGE_PARTS, TIERS } from './values';

const name = z.string().trim().min(1, 'required').max(120, 'too_long');
const line = z.string().trim().max(120, 'too_long').default('');
const expiry = blankAsNull(ExpiryDayInput);

const fields = {
  fullName: name,
  email: blankAsNull(z.string().trim().toLowerCase().max(254, 'too_long').pipe(z.email('invalid_email'))),
  phone: PhoneInput,
  address: z.string().trim().max(500, 'too_long').default(''),
  city: line,
  country: CountryInput,
  postalCode: z.string().trim().max(20, 'too_long').default(''),
  language: z.enum(['en', 'fr', 'ht'], 'invalid_value').default('fr'),
  dateOfBirth: blankAsNull(BirthDayInput),
  licenseNumber: z
    .string()
    .trim()
    .toUpperCase()
    .min(1, 'required')
    .max(40, 'too_long')
    .refine((text) => numberKey(text) !== '', 'invalid_license'),
  licenseExpiresOn: expiry,
  licenseCountry: CountryInput,
  idType: z.enum(ID_TYPES, 'invalid_value').default('national'),
  idNumber: line,
  idExpiresOn: expiry,
  emergencyName: line,
  emergencyPhone: PhoneInput,
  notes: z.string().trim().max(4000, 'too_long').default(''),
  tier: z.enum(TIERS, 'invalid_value').default('standard'),
};

const CustomerFields = z.object(fields);
export type CustomerInput = z.output<typeof CustomerFields>;

/**
 * The similar customers the caller has been shown. Any other one is asked about. Without this list nothing is asked.
 */
const acceptedDuplicates = z.array(z.uuid('invalid_value')).max(100, 'too_long').nullish();

export const CreateCustomerInput = CustomerFields.extend({ acceptedDuplicates });
export const UpdateCustomerInput = CreateCustomerInput.extend({
  customerId: z.uuid('record_not_found'),
  version: VersionInput,
});
export const ArchiveCustomerInput = z.object({ customerId: z.uuid('record_not_found') });
export const SetCustomerStatusInput = z.object({
  customerId: z.uuid('record_not_found'),
  status: z.enum(['active', 'inactive'], 'invalid_value'),
});
export const BlacklistCustomerInput = z.object({
  customerId: z.uuid('record_not_found'),
  reason: z.string().trim().min(1, 'reason_required').max(500, 'too_long'),
});

export const MergeCustomersInput = z.object({
  /** The customer to keep. */
  customerId: z.uuid('record_not_found'),
  /** The customer merged into it. */
  mergedId: z.uuid('record_not_found'),
  /** The parts taken from the merged customer. By default, those the kept one lacks. */
  take: z.array(z.enum(MERGE_PARTS, 'invalid_value')).nullish(),
});

/** The values by which two customers may match, as typed so far. Unfinished text is not an error. */
export const DuplicateProbe = z.object({
  licenseNumber: z.string().max(200).catch(''),
  phone: z.string().max(200).catch(''),
  email: z.string().max(300).catch(''),
  /** The customer being edited. */
  except: z.uuid().nullable().catch(null),
});

export type DuplicateProbe = z.output<typeof DuplicateProbe>;

export const CustomerFilters = z.object({
  q: z.string().trim().max(100).catch(''),
  status: z.enum(CUSTOMER_STATUSES).nullable().catch(null),
  tier: z.enum(TIERS).nullable().catch(null),
  license: z.enum(EXPIRIES).nullable().catch(null),
  sort: z.enum(['name', 'newest']).catch('name'),
  ...PageInput.shape,
});

export type CustomerFilters = z.output<typeof CustomerFilters>;
