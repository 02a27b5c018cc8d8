import 'server-only';
import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { normalizeSearch } from './search-text';

/**
 * The search condition for a row found by the texts of several records, such as a rental by its number, customer and
 * vehicle. Each word must be in one of the texts. Undefined if nothing is searched. These texts change with their own
 * records and include archived ones, so they are read directly and not from `search_words`.
 */
export function textCondition(typed: string, texts: readonly SQLWrapper[]): SQL | undefined {
  const words = normalizeSearch(typed).split(' ').filter(Boolean);
  const haystack = sql`lower(concat_ws(' ', ${sql.join([...texts], sql`, `)}))`;
  return and(...words.map((word) => sql`strpos(${haystack}, ${word}) > 0`));
}

/** The parts of a document's number, `R-2026-00042`, as they are searched. */
export function numberText(number: SQLWrapper): SQL {
  return sql`replace(${number}, '-', ' ')`;
}
