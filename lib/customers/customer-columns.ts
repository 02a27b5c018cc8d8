import 'server-only';
import { normalizeSearch, numberKey } from '../search/search-text';
import type { CustomerInput } from './input';

/** Converts a form's customer to its stored columns, including search words for name, phone, license and ID. */
export function customerColumns(input: CustomerInput) {
  const digits = input.phone?.replace('+509', '').replace('+', '');
  return {
    ...input,
    postalCode: fullPostalCode(input),
    nameKey: normalizeSearch(input.fullName),
    licenseKey: numberKey(input.licenseNumber),
    searchText: normalizeSearch(
      input.fullName,
      input.fullName.replace(/[\s-]/g, ''),
      input.email,
      digits,
      input.licenseNumber,
      input.licenseNumber.replace(/[^A-Za-z0-9]/g, ''),
      input.idNumber,
    ),
  };
}

/** Only in Haiti are four digits the short form of a postal code. Elsewhere, as in Belgium, they are the whole code. */
function fullPostalCode({ country, postalCode }: Pick<CustomerInput, 'country' | 'postalCode'>): string {
  return country === 'HT' && /^\d{4}$/.test(postalCode) ? `HT${postalCode}` : postalCode;
}
