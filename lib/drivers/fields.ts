import type { RecordFields } from '../records/record-field';
import type { DriverInput } from './input';

/** All that people say of a driver. How to add a field: docs/add-a-field.md. */
export const DRIVER_FIELDS = {
  fullName: { label: 'drivers.full_name', type: 'text', required: true, searched: 'name' },
  phone: { label: 'drivers.phone', type: 'phone', searched: 'mark' },
  email: { label: 'drivers.email', type: 'text', searched: 'mark' },
  licenseNumber: { label: 'drivers.license_number', type: 'text', required: true, searched: 'mark' },
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
  idCardNumber: { label: 'drivers.id_card_number', type: 'text', searched: 'mark' },
} as const satisfies RecordFields<DriverInput>;

export type DriverField = keyof typeof DRIVER_FIELDS;
