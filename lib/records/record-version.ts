import { createHash } from 'node:crypto';
import type { RecordField } from './record-field';

type Fields<Name extends string> = Readonly<Record<Name, RecordField>>;

/** The characters of one field's mark: 36 bits, so that two values with the same mark don't occur. */
const MARK = 6;

/**
 * The state of a record's fields as a short text: one mark per field. It changes with every change of a field, whoever
 * makes it, and needs no column that a new verb could forget to raise.
 */
export function recordVersion<Name extends string>(
  fields: Fields<Name>,
  record: Readonly<Record<NoInfer<Name>, unknown>>,
): string {
  return namesOf(fields)
    .map((name) => markOf(record[name]))
    .join('');
}

/** The record with its version, as the API shows it to those who may change it. */
export function withVersion<Name extends string, Row extends Readonly<Record<NoInfer<Name>, unknown>>>(
  fields: Fields<Name>,
  record: Row,
): Row & { version: string } {
  return { ...record, version: recordVersion(fields, record) };
}

/** The fields that have changed since the version was read. All of them if it is no version of such a record. */
export function changedSince<Name extends string>(
  fields: Fields<Name>,
  record: Readonly<Record<NoInfer<Name>, unknown>>,
  version: string,
): Name[] {
  const names = namesOf(fields);
  if (version.length !== names.length * MARK) return names;
  return names.filter((name, index) => version.slice(index * MARK, (index + 1) * MARK) !== markOf(record[name]));
}

/** Sorted, so that the version does not depend on the order in which the fields were written down. */
function namesOf<Name extends string>(fields: Fields<Name>): Name[] {
  // Safe because the keys are the fields' names.
  return (Object.keys(fields) as Name[]).sort();
}

function markOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(value ?? null))
    .digest('base64url')
    .slice(0, MARK);
}
