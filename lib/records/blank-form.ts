import type { RecordField } from './record-field';

/** What a new record's form begins with. */
export function blankForm<Name extends string>(fields: Readonly<Record<Name, RecordField>>): Record<Name, string> {
  const values = Object.entries<RecordField>(fields).map(([name, { starts = '' }]) => [name, starts]);
  // Safe because each of the fields has got its value.
  return Object.fromEntries(values) as Record<Name, string>;
}
