import type { RecordField } from '../records/record-field';
import { type Searched, searchedParts } from '../records/searched-parts';
import { searchWords } from './search-text';

/** The words by whose beginnings a record is found. */
export function recordWords<Fields extends Readonly<Record<string, RecordField>>>(
  fields: Fields,
  record: Searched<Fields>,
): string[] {
  return searchWords(...searchedParts(fields, record));
}
