import type { RecordField } from '../records/record-field';

/** What people write about a file. Its position is not compared: moving a file is right in any order of the others. */
export const CAPTION_FIELDS = {
  caption: { label: 'files.caption', type: 'text' },
} as const satisfies Readonly<Record<string, RecordField>>;
