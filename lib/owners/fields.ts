import type { RecordFields } from '../records/record-field';
import type { OwnerInput } from './input';

/** Every field of an owner that people fill in. */
export const OWNER_FIELDS = {
  name: { label: 'common.name', type: 'text', required: true },
  phone: { label: 'owners.phone', type: 'phone' },
  email: { label: 'owners.email', type: 'text' },
  address: { label: 'owners.address', type: 'text' },
  language: {
    label: 'owners.language',
    type: 'choice',
    starts: 'fr',
    choices: { en: 'app.language_en', fr: 'app.language_fr', ht: 'app.language_ht' },
  },
  notes: { label: 'common.notes', type: 'text' },
} as const satisfies RecordFields<OwnerInput>;
