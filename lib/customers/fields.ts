import type { RecordFields } from '../records/record-field';
import type { CustomerInput } from './input';

/** Every field of a customer that people fill in. To add one, see docs/add-a-field.md. */
export const CUSTOMER_FIELDS = {
  fullName: { label: 'customers.full_name', type: 'text', required: true, searched: 'name' },
  phone: { label: 'customers.phone', type: 'phone', searched: 'alone' },
  email: { label: 'customers.email', type: 'text', searched: 'alone' },
  dateOfBirth: { label: 'customers.date_of_birth', type: 'date' },
  address: { label: 'customers.address', type: 'text' },
  city: { label: 'customers.city', type: 'text' },
  postalCode: { label: 'customers.postal_code', type: 'text' },
  country: { label: 'customers.country', type: 'country', starts: 'HT' },
  language: {
    label: 'customers.language',
    type: 'choice',
    starts: 'fr',
    choices: { en: 'app.language_en', fr: 'app.language_fr', ht: 'app.language_ht' },
  },
  tier: {
    label: 'customers.tier',
    type: 'choice',
    starts: 'standard',
    choices: { standard: 'customers.tier_standard', premium: 'customers.tier_premium', vip: 'customers.tier_vip' },
  },
  notes: { label: 'common.notes', type: 'text' },
  licenseNumber: { label: 'customers.license_number', type: 'text', required: true, searched: 'alone' },
  licenseExpiresOn: { label: 'customers.license_expiry', type: 'date' },
  licenseCountry: { label: 'customers.license_country', type: 'country', starts: 'HT' },
  idType: {
    label: 'customers.id_type',
    type: 'choice',
    starts: 'national',
    choices: {
      national: 'customers.id_national',
      passport: 'customers.id_passport',
      driver_license: 'customers.id_driver_license',
      other: 'customers.id_other',
    },
  },
  idNumber: { label: 'customers.id_number', type: 'text', searched: 'alone' },
  idExpiresOn: { label: 'customers.id_expiry', type: 'date' },
  emergencyName: { label: 'customers.emergency_name', type: 'text' },
  emergencyPhone: { label: 'customers.emergency_phone', type: 'phone' },
} as const satisfies RecordFields<CustomerInput>;

export type CustomerField = keyof typeof CUSTOMER_FIELDS;
