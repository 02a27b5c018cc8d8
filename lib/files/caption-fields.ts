import type { RecordField } from '../records/record-field';

/** What people write about a file. Its place in the order is no field: a move is made on whatever order there is. */
export const CAPTION_FIELDS = {
  caption: { label: 'files.caption', type: 'text' },
} as const satisfies Readonly<Record<string, RecordField>>;
