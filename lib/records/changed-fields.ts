import { asRecord } from './as-record';
import type { RecordField } from './record-field';

/** The fields in which two states of a record differ, as the audit log keeps them; one that is missing in either did not change. */
export function changedFields<Name extends string>(
  fields: Readonly<Record<Name, RecordField>>,
  before: unknown,
  after: unknown,
): Name[] {
  const [old, now] = [asRecord(before), asRecord(after)];
  // Safe because the names are those of the fields.
  return (Object.keys(fields) as Name[]).filter(
    (name) => name in old && name in now && JSON.stringify(old[name]) !== JSON.stringify(now[name]),
  );
}
