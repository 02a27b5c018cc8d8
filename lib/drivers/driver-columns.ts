import 'server-only';
import { normalizeSearch, numberKey } from '../search/search-text';
import type { DriverInput } from './input';

/** Converts a form's driver to its stored columns. A chauffeur drives for the company and belongs to no customer. */
export function driverColumns(input: DriverInput) {
  const licenseKey = numberKey(input.licenseNumber);
  return {
    ...input,
    customerId: input.kind === 'chauffeur' ? null : input.customerId,
    nameKey: normalizeSearch(input.fullName),
    licenseKey,
    searchText: normalizeSearch(
      input.fullName,
      input.fullName.replace(/[\s-]/g, ''),
      input.email,
      input.phone?.replace('+509', ''),
      input.licenseNumber,
      licenseKey,
      input.idCardNumber,
    ),
  };
}
