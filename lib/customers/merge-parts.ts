import { numberKey } from '../search/search-text';
import { CUSTOMER_FIELDS, type CustomerField } from './fields';
import type { CustomerInput } from './input';
import type { CustomerStatus, MergePart } from './values';

type Column = Exclude<CustomerField, 'notes'>;
export type Mergeable = CustomerInput & { status: CustomerStatus; statusReason: string | null };

/** The part that each field belongs to. The notes of both customers are kept. */
const PART_OF = {
  fullName: 'name',
  phone: 'phone',
  email: 'email',
  dateOfBirth: 'birth',
  address: 'address',
  city: 'address',
  postalCode: 'address',
  country: 'address',
  licenseNumber: 'license',
  licenseExpiresOn: 'license',
  licenseCountry: 'license',
  idType: 'id',
  idNumber: 'id',
  idExpiresOn: 'id',
  emergencyName: 'emergency',
  emergencyPhone: 'emergency',
  language: 'language',
  tier: 'tier',
} as const satisfies Record<Column, MergePart>;

// Safe because the keys are the table's own.
const COLUMNS = Object.keys(PART_OF) as Column[];

/** Whether the two differ in this part, so that somebody has to choose. */
export function partDiffers(part: MergePart, kept: CustomerInput, merged: CustomerInput): boolean {
  return columnsOf(part).some((column) => !alike(column, kept, merged));
}

/** Whether the other customer fills in this part of the kept one without losing anything. */
export function partCompletes(part: MergePart, kept: CustomerInput, merged: CustomerInput): boolean {
  const telling = columnsOf(part).filter(carriesInformation);
  const fills = telling.some((column) => !kept[column] && merged[column]);
  return fills && telling.every((column) => !kept[column] || alike(column, kept, merged));
}

/** The kept customer's values after the merge: the chosen parts, both notes, and the blacklist if either was on it. */
export function mergedColumns(kept: Mergeable, merged: Mergeable, take: readonly MergePart[]): Mergeable {
  const from = (part: MergePart) => (take.includes(part) ? merged : kept);
  const { status, statusReason } = kept.status !== 'blacklisted' && merged.status === 'blacklisted' ? merged : kept;
  return {
    // Safe because the table has every field but the notes.
    ...(Object.fromEntries(COLUMNS.map((column) => [column, from(PART_OF[column])[column]])) as Pick<
      CustomerInput,
      Column
    >),
    notes: [...new Set([kept.notes, merged.notes].filter(Boolean))].join('\n\n'),
    status,
    statusReason,
  };
}

function columnsOf(part: MergePart): Column[] {
  return COLUMNS.filter((column) => PART_OF[column] === part);
}

/** A field that starts with a value has one even if nobody filled it in. */
function carriesInformation(column: Column): boolean {
  return !('starts' in CUSTOMER_FIELDS[column]);
}

function alike(column: Column, kept: CustomerInput, merged: CustomerInput): boolean {
  if (column === 'licenseNumber' || column === 'idNumber') return numberKey(kept[column]) === numberKey(merged[column]);
  return kept[column] === merged[column];
}
