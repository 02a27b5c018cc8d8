import type { RecordField } from '../records/record-field';

/** What people fill in for a vehicle class. */
export const CLASS_FIELDS = {
  name: { label: 'rates.class_name', type: 'text', required: true },
} as const satisfies Readonly<Record<string, RecordField>>;

/** The order of all classes, which is changed as a whole: their ids. */
export const CLASS_ORDER_FIELDS = {
  order: { label: 'rates.classes', type: 'list' },
} as const satisfies Readonly<Record<string, RecordField>>;
