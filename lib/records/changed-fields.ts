import { asRecord } from './as-record';
import type { RecordField } from './record-field';

/** The fields that differ between two states of a record in the audit log. A field missing from either state hasn't changed. */
export function changedFields<Name extends string>(
  fields: Readonly<Record<Name, RecordField>>,
  before: unknown,
  after: unknown,
): Name[] {
  const [old, now] = [asRecord(before), asRecord(after)];
  // Safe because the keys are the fields' names.
  return (Object.keys(fields) as Name[]).filter(
    (name) => name in old && name in now && JSON.stringify(old[name]) !== JSON.stringify(now[name]),
  );
}
