import 'server-only';
import { normalizeSearch } from '../search/normalize-search';
import { recordText } from '../search/record-text';
import { numberKey } from '../search/search-text';
import { DRIVER_FIELDS } from './fields';
import type { DriverInput } from './input';

/** Converts a form's driver to its stored columns. A chauffeur drives for the company and belongs to no customer. */
export function driverColumns(input: DriverInput) {
  return {
    ...input,
    customerId: input.kind === 'chauffeur' ? null : input.customerId,
    nameKey: normalizeSearch(input.fullName),
    licenseKey: numberKey(input.licenseNumber),
    searchText: recordText(DRIVER_FIELDS, input),
  };
}
