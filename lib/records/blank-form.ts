import type { RecordField } from './record-field';

/** The values in a new record's form. */
export function blankForm<Name extends string>(fields: Readonly<Record<Name, RecordField>>): Record<Name, string> {
  const values = Object.entries<RecordField>(fields).map(([name, { starts = '' }]) => [name, starts]);
  // Safe because every field gets a value.
  return Object.fromEntries(values) as Record<Name, string>;
}
