import type { ImportKind } from '../values';
import { CUSTOMER_FIELDS } from './customer-fields';
import { DRIVER_FIELDS } from './driver-fields';
import { VEHICLE_FIELDS } from './vehicle-fields';

interface FieldChoice {
  value: string;
  label: string;
  also?: readonly string[];
  /** A record may have it, but a list can't give it. */
  notOffered?: true;
}

/** One thing that a list may say of a record: how its cell is read, and what its column may be called beside its label. */
export interface ImportField {
  /** As the form's input names it. */
  name: string;
  /** The key of its label in the messages. */
  label: string;
  type: 'text' | 'money' | 'whole' | 'date' | 'choice' | 'country' | 'lookup';
  required?: boolean;
  /** For a lookup: what is said where the company has nothing of that name. */
  unknown?: 'unknown_class' | 'unknown_customer';
  /** For a choice: each stored value with the key of its label, and what people write instead. */
  choices?: readonly FieldChoice[];
  also?: readonly string[];
  example: string;
}

const FIELDS: Record<ImportKind, readonly ImportField[]> = {
  vehicles: VEHICLE_FIELDS,
  customers: CUSTOMER_FIELDS,
  drivers: DRIVER_FIELDS,
};

/** What a record is recognised by: no two rows of a file may have the same. */
export const KEY_FIELDS: Record<ImportKind, string> = {
  vehicles: 'plate',
  customers: 'licenseNumber',
  drivers: 'licenseNumber',
};

/** What a list may say there. */
export function offeredChoices({ choices = [] }: ImportField): readonly FieldChoice[] {
  return choices.filter(({ notOffered }) => !notOffered);
}

export function importFields(kind: ImportKind): readonly ImportField[] {
  return FIELDS[kind];
}
