import type { RecordFields } from '../records/record-field';
import type { DriverInput } from './input';

/** Every field of a driver that people fill in. To add one, see docs/add-a-field.md. */
export const DRIVER_FIELDS = {
  fullName: { label: 'drivers.full_name', type: 'text', required: true, searched: 'name' },
  phone: { label: 'drivers.phone', type: 'phone', searched: 'alone' },
  email: { label: 'drivers.email', type: 'text', searched: 'alone' },
  licenseNumber: { label: 'drivers.license_number', type: 'text', required: true, searched: 'alone' },
  licenseExpiresOn: { label: 'drivers.license_expiry', type: 'date' },
  licenseCountry: { label: 'drivers.license_country', type: 'country', starts: 'HT' },
  dateOfBirth: { label: 'drivers.date_of_birth', type: 'date' },
  kind: {
    label: 'drivers.kind',
    type: 'choice',
    starts: 'additional',
    choices: { additional: 'drivers.kind_additional', chauffeur: 'drivers.kind_chauffeur' },
  },
  customerId: { label: 'drivers.customer', type: 'record' },
  address: { label: 'drivers.address', type: 'text' },
  notes: { label: 'common.notes', type: 'text' },
  idCardNumber: { label: 'drivers.id_card_number', type: 'text', searched: 'alone' },
} as const satisfies RecordFields<DriverInput>;

export type DriverField = keyof typeof DRIVER_FIELDS;
