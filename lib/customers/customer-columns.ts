import 'server-only';
import { normalizeSearch, numberKey } from '../search/search-text';
import type { CustomerInput } from './input';

/** The stored form of what a form says about a customer; the search finds any spelling of name, phone, licence and papers. */
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

/** Four digits are the short form of a Haitian code alone: elsewhere, as in Belgium, they are the whole of it. */
function fullPostalCode({ country, postalCode }: Pick<CustomerInput, 'country' | 'postalCode'>): string {
  return country === 'HT' && /^\d{4}$/.test(postalCode) ? `HT${postalCode}` : postalCode;
}
