import 'server-only';
import { normalizeSearch } from '../search/normalize-search';
import { recordText } from '../search/record-text';
import { numberKey } from '../search/search-text';
import { CUSTOMER_FIELDS } from './fields';
import type { CustomerInput } from './input';

/** Converts a form's customer to its stored columns, including search words for name, phone, license and ID. */
export function customerColumns(input: CustomerInput) {
  return {
    ...input,
    postalCode: fullPostalCode(input),
    nameKey: normalizeSearch(input.fullName),
    licenseKey: numberKey(input.licenseNumber),
    searchText: recordText(CUSTOMER_FIELDS, input),
  };
}

/** Only in Haiti are four digits the short form of a postal code. Elsewhere, as in Belgium, they are the whole code. */
function fullPostalCode({ country, postalCode }: Pick<CustomerInput, 'country' | 'postalCode'>): string {
  return country === 'HT' && /^\d{4}$/.test(postalCode) ? `HT${postalCode}` : postalCode;
}
