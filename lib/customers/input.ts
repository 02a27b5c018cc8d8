import { z } from 'zod';
import { blankAsNull } from '../number-input';
import { parsePhone } from '../phone';
import { CUSTOMER_STATUSES, ID_TYPES, TIERS } from './values';

const name = z.string().trim().min(1, 'required').max(120, 'too_long');
const line = z.string().trim().max(120, 'too_long').default('');
const phone = z
  .string()
  .trim()
  .max(40, 'invalid_phone')
  .nullish()
  .transform((text, context) => {
    if (!text) return null;
    const parsed = parsePhone(text);
    if (!parsed) context.addIssue({ code: 'custom', message: 'invalid_phone' });
    return parsed;
  });
const expiry = blankAsNull(
  z.iso.date('invalid_date').refine((day) => day >= '1990-01-01' && day <= '2100-12-31', 'out_of_range'),
);
const country = z.string().trim().toUpperCase().length(2, 'invalid_value').default('HT');

const fields = {
  fullName: name,
  email: blankAsNull(z.string().trim().toLowerCase().max(254, 'too_long').pipe(z.email('invalid_email'))),
  phone,
  address: z.string().trim().max(500, 'too_long').default(''),
  city: line,
  country,
  postalCode: z
    .string()
    .trim()
    .max(20, 'too_long')
    .default('')
    .transform((code) => (/^\d{4}$/.test(code) ? `HT${code}` : code)),
  language: z.enum(['en', 'fr', 'ht'], 'invalid_value').default('fr'),
  dateOfBirth: blankAsNull(
    z.iso
      .date('invalid_date')
      .refine((day) => day >= '1900-01-01' && day <= new Date().toISOString().slice(0, 10), 'out_of_range'),
  ),
  licenseNumber: z.string().trim().toUpperCase().min(1, 'required').max(40, 'too_long'),
  licenseExpiresOn: expiry,
  licenseCountry: country,
  idType: z.enum(ID_TYPES, 'invalid_value').default('national'),
  idNumber: line,
  idExpiresOn: expiry,
  emergencyName: line,
  emergencyPhone: phone,
  notes: z.string().trim().max(4000, 'too_long').default(''),
  tier: z.enum(TIERS, 'invalid_value').default('standard'),
};

export const CreateCustomerInput = z.object(fields);
export const UpdateCustomerInput = z.object({ customerId: z.uuid('record_not_found'), ...fields });
export const ArchiveCustomerInput = z.object({ customerId: z.uuid('record_not_found') });
export const SetCustomerStatusInput = z.object({
  customerId: z.uuid('record_not_found'),
  status: z.enum(['active', 'inactive'], 'invalid_value'),
});
export const BlacklistCustomerInput = z.object({
  customerId: z.uuid('record_not_found'),
  reason: z.string().trim().min(1, 'reason_required').max(500, 'too_long'),
});

export type CustomerInput = z.output<typeof CreateCustomerInput>;

export const CustomerFilters = z.object({
  q: z.string().trim().max(100).catch(''),
  status: z.enum(CUSTOMER_STATUSES).nullable().catch(null),
  tier: z.enum(TIERS).nullable().catch(null),
  sort: z.enum(['name', 'newest']).catch('name'),
  cursor: z.string().max(500).nullable().catch(null),
  size: z.coerce
    .number()
    .pipe(z.union([z.literal(10), z.literal(25), z.literal(50), z.literal(100)]))
    .catch(25),
});

export type CustomerFilters = z.output<typeof CustomerFilters>;
