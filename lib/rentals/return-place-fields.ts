import type { RecordField } from '../records/record-field';

/** What may be changed of a running rental without a new signature. */
export const RETURN_PLACE_FIELDS = {
  returnLocation: { label: 'rentals.return_location', type: 'text', required: true },
} as const satisfies Readonly<Record<string, RecordField>>;
