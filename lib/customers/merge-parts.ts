import { numberKey } from '../search/search-text';
import type { CustomerInput } from './input';
import type { CustomerStatus, MergePart } from './values';

type Column = keyof CustomerInput;
export type Mergeable = CustomerInput & { status: CustomerStatus; statusReason: string | null };

/** A part's columns, and those among them that carry information: the others have a default. */
const PARTS: Record<MergePart, { columns: readonly Column[]; telling: readonly Column[] }> = {
  name: { columns: ['fullName'], telling: ['fullName'] },
  phone: { columns: ['phone'], telling: ['phone'] },
  email: { columns: ['email'], telling: ['email'] },
  birth: { columns: ['dateOfBirth'], telling: ['dateOfBirth'] },
  address: { columns: ['address', 'city', 'postalCode', 'country'], telling: ['address', 'city', 'postalCode'] },
  license: {
    columns: ['licenseNumber', 'licenseExpiresOn', 'licenseCountry'],
    telling: ['licenseNumber', 'licenseExpiresOn'],
  },
  id: { columns: ['idType', 'idNumber', 'idExpiresOn'], telling: ['idNumber', 'idExpiresOn'] },
  emergency: { columns: ['emergencyName', 'emergencyPhone'], telling: ['emergencyName', 'emergencyPhone'] },
  language: { columns: ['language'], telling: [] },
  tier: { columns: ['tier'], telling: [] },
};

/** Whether the two differ in this part, so that somebody has to choose. */
export function partDiffers(part: MergePart, kept: CustomerInput, merged: CustomerInput): boolean {
  return PARTS[part].columns.some((column) => !alike(column, kept, merged));
}

/** Whether the other customer fills in this part of the kept one without losing anything. */
export function partCompletes(part: MergePart, kept: CustomerInput, merged: CustomerInput): boolean {
  const { telling } = PARTS[part];
  const fills = telling.some((column) => !kept[column] && merged[column]);
  return fills && telling.every((column) => !kept[column] || alike(column, kept, merged));
}

/** The kept customer's values after the merge: the chosen parts, both notes, and the blacklist if either was on it. */
export function mergedColumns(kept: Mergeable, merged: Mergeable, take: readonly MergePart[]): Mergeable {
  const from = (part: MergePart) => (take.includes(part) ? merged : kept);
  const { address, city, postalCode, country } = from('address');
  const { licenseNumber, licenseExpiresOn, licenseCountry } = from('license');
  const { idType, idNumber, idExpiresOn } = from('id');
  const { emergencyName, emergencyPhone } = from('emergency');
  const { status, statusReason } = kept.status !== 'blacklisted' && merged.status === 'blacklisted' ? merged : kept;
  return {
    fullName: from('name').fullName,
    phone: from('phone').phone,
    email: from('email').email,
    dateOfBirth: from('birth').dateOfBirth,
    ...{ address, city, postalCode, country },
    ...{ licenseNumber, licenseExpiresOn, licenseCountry },
    ...{ idType, idNumber, idExpiresOn },
    ...{ emergencyName, emergencyPhone },
    language: from('language').language,
    tier: from('tier').tier,
    notes: [...new Set([kept.notes, merged.notes].filter(Boolean))].join('\n\n'),
    status,
    statusReason,
  };
}

function alike(column: Column, kept: CustomerInput, merged: CustomerInput): boolean {
  if (column === 'licenseNumber' || column === 'idNumber') return numberKey(kept[column]) === numberKey(merged[column]);
  return kept[column] === merged[column];
}
