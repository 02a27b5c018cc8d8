import 'server-only';
import { type AnyColumn, and, type SQL, sql } from 'drizzle-orm';
import { normalizeSearch } from '../search-text';

/** Every word of the search stands somewhere in the row's normalised text; undefined where nothing is searched. */
export function searchCondition(column: AnyColumn, text: string): SQL | undefined {
  const words = normalizeSearch(text).split(' ').filter(Boolean);
  return words.length > 0 ? and(...words.map((word) => sql`position(${word} in ${column}) > 0`)) : undefined;
}
