import 'server-only';
import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { normalizeSearch } from './normalize-search';
import { readDocumentNumber } from './search-text';

/**
 * The search condition for a row found by the texts of several records, such as a rental by its number, customer and
 * vehicle. Each word must be in one of the texts, and a text without letters and digits is in none. Undefined if nothing
 * is searched. These texts change with their own records and include archived ones, so they are read directly and not
 * from `search_words`.
 */
export function textCondition(typed: string, texts: readonly SQLWrapper[]): SQL | undefined {
  if (typed.trim() === '') return undefined;
  const words = normalizeSearch(typed).split(' ').filter(Boolean);
  if (words.length === 0) return sql`false`;
  const haystack = sql`lower(concat_ws(' ', ${sql.join([...texts], sql`, `)}))`;
  const has = (text: string) => sql`strpos(${haystack}, ${text}) > 0`;
  const number = readDocumentNumber(typed);
  const asNumber = number ? or(has(number.whole), has(number.beginning)) : undefined;
  // Text without spaces or dashes, such as `R202600042`, may also be a plate.
  return asNumber && words.length > 1 ? asNumber : or(asNumber, and(...words.map(has)));
}

/** The parts of a document's number, `R-2026-00042`, as they are searched. */
export function numberText(number: SQLWrapper): SQL {
  return sql`replace(${number}, '-', ' ')`;
}
