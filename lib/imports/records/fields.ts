import { DRIVER_FIELDS } from '../../drivers/fields';
import type { RecordField } from '../../records/record-field';
import { VEHICLE_FIELDS } from '../../vehicles/fields';
import type { ImportKind } from '../values';
import { CUSTOMER_COLUMNS, LISTED_CUSTOMER_FIELDS } from './customer-columns';
import { DRIVER_COLUMNS } from './driver-columns';
import type { AnyColumn } from './import-column';
import { VEHICLE_COLUMNS } from './vehicle-columns';

interface FieldChoice {
  value: string;
  label: string;
  also: readonly string[];
  /** A record may have this value, but a list can't set it. */
  notOffered: boolean;
}

/** One field that a list may contain: how its cell is read, and the names its column may have besides its label. */
export interface ImportField {
  /** Its name in the form's input. */
  name: string;
  /** The message key of its label. */
  label: string;
  type: 'text' | 'money' | 'whole' | 'date' | 'choice' | 'country' | 'lookup';
  required: boolean;
  /** For a lookup: the error if the company has no record with that name. */
  unknown?: 'unknown_class' | 'unknown_customer';
  /** For a choice: each stored value with its label's key, and other texts people write. */
  choices?: readonly FieldChoice[];
  also: readonly string[];
  example: string;
}

const FIELDS: Record<ImportKind, readonly ImportField[]> = {
  vehicles: importFieldsOf(VEHICLE_FIELDS, VEHICLE_COLUMNS),
  customers: importFieldsOf(LISTED_CUSTOMER_FIELDS, CUSTOMER_COLUMNS),
  drivers: importFieldsOf(DRIVER_FIELDS, DRIVER_COLUMNS),
};

/** The field that identifies a record: no two rows of a file may have the same value. */
export const KEY_FIELDS: Record<ImportKind, string> = {
  vehicles: 'plate',
  customers: 'licenseNumber',
  drivers: 'licenseNumber',
};

/** The values of a choice that a list can set. */
export function offeredChoices({ choices = [] }: ImportField): readonly FieldChoice[] {
  return choices.filter(({ notOffered }) => !notOffered);
}

export function importFields(kind: ImportKind): readonly ImportField[] {
  return FIELDS[kind];
}

function importFieldsOf<Name extends string>(
  fields: Readonly<Record<Name, RecordField>>,
  columns: Readonly<Record<Name, AnyColumn | null>>,
): ImportField[] {
  return Object.entries<AnyColumn | null>(columns).flatMap(([name, column]) =>
    // Safe because each column is a field's.
    column ? [importField(name, fields[name as Name], column)] : [],
  );
}

function importField(name: string, field: RecordField, column: AnyColumn): ImportField {
  const { also, example, unknown } = column;
  return {
    name,
    label: column.label ?? field.label,
    type: readAs(field.type),
    required: field.required ?? false,
    ...(unknown && { unknown }),
    ...(field.type === 'choice' && { choices: choicesOf(field.choices, column) }),
    also,
    example,
  };
}

function choicesOf(labels: Readonly<Record<string, string>>, column: AnyColumn): FieldChoice[] {
  return Object.entries(column.choices ?? {}).map(([value, also]) => ({
    value,
    label: column.choiceLabels?.[value] ?? labels[value] ?? value,
    also,
    notOffered: column.notOffered === value,
  }));
}

function readAs(type: RecordField['type']): ImportField['type'] {
  if (type === 'record') return 'lookup';
  // No record that can be imported has a checkbox, a percentage, a rate or a time of day.
  return type === 'phone' ||
    type === 'list' ||
    type === 'flag' ||
    type === 'percent' ||
    type === 'rate' ||
    type === 'time'
    ? 'text'
    : type;
}
