import type { ImportKind } from '../values';
import { CUSTOMER_FIELDS } from './customer-fields';
import { DRIVER_FIELDS } from './driver-fields';
import { VEHICLE_FIELDS } from './vehicle-fields';

interface FieldChoice {
  value: string;
  label: string;
  also?: readonly string[];
  /** A record may have this value, but a list can't set it. */
  notOffered?: true;
}

/** One field that a list may contain: how its cell is read, and the names its column may have besides its label. */
export interface ImportField {
  /** Its name in the form's input. */
  name: string;
  /** The message key of its label. */
  label: string;
  type: 'text' | 'money' | 'whole' | 'date' | 'choice' | 'country' | 'lookup';
  required?: boolean;
  /** For a lookup: the error if the company has no record with that name. */
  unknown?: 'unknown_class' | 'unknown_customer';
  /** For a choice: each stored value with its label's key, and other texts people write. */
  choices?: readonly FieldChoice[];
  also?: readonly string[];
  example: string;
}

const FIELDS: Record<ImportKind, readonly ImportField[]> = {
  vehicles: VEHICLE_FIELDS,
  customers: CUSTOMER_FIELDS,
  drivers: DRIVER_FIELDS,
};

/** The field that identifies a record: no two rows of a file may have the same value. */
export const KEY_FIELDS: Record<ImportKind, string> = {
  vehicles: 'plate',
  customers: 'licenseNumber',
  drivers: 'licenseNumber',
};

/** The fields that a list of this kind may contain. */
export function offeredChoices({ choices = [] }: ImportField): readonly FieldChoice[] {
  return choices.filter(({ notOffered }) => !notOffered);
}

export function importFields(kind: ImportKind): readonly ImportField[] {
  return FIELDS[kind];
}
