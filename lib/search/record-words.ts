import type { RecordField } from '../records/record-field';
import { type Searched, searchedParts } from '../records/searched-parts';
import { searchWords } from './search-text';

/** The words that find a record, each by its prefix. */
export function recordWords<Fields extends Readonly<Record<string, RecordField>>>(
  fields: Fields,
  record: Searched<Fields>,
): string[] {
  return searchWords(...searchedParts(fields, record));
}
