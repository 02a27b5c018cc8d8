import 'server-only';
import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { normalizeSearch } from './search-text';

/**
 * What a search asks of a row that is found by the texts of several records, as a rental by its number, its customer and its vehicle:
 * each word stands in one of the texts. Undefined where nothing is searched. These texts change with their own records, and keep
 * those of archived ones; so they are read as they are, not from `search_words`.
 */
export function textCondition(typed: string, texts: readonly SQLWrapper[]): SQL | undefined {
  const words = normalizeSearch(typed).split(' ').filter(Boolean);
  const haystack = sql`lower(concat_ws(' ', ${sql.join([...texts], sql`, `)}))`;
  return and(...words.map((word) => sql`strpos(${haystack}, ${word}) > 0`));
}

/** A document's number, `R-2026-00042`, as its parts are searched. */
export function numberText(number: SQLWrapper): SQL {
  return sql`replace(${number}, '-', ' ')`;
}
