import type { RecordField } from '../records/record-field';
import { type Searched, searchedParts } from '../records/searched-parts';
import { normalizeSearch } from './normalize-search';

/**
 * The text in which lists of other records search for parts of words: every searched text, as written and without
 * spaces.
 */
export function recordText<Fields extends Readonly<Record<string, RecordField>>>(
  fields: Fields,
  record: Searched<Fields>,
): string {
  const texts = searchedParts(fields, record).map((part) => normalizeSearch(part));
  return [...new Set(texts.flatMap((text) => [text, text.replaceAll(' ', '')]))].join(' ');
}
