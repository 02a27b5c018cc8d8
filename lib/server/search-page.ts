import 'server-only';
import { type AnyColumn, and, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type KeysetOptions, keyset } from './keyset';
import { foundRecords, isFound, MANY_ENTRIES, type Search } from './search';

/** So many rows of a list are walked through for a common search, before what is found is gathered instead. */
const WALK = 800;
/** No record has more words than this that begin alike. */
const WORDS_OF_ONE = 25;

interface SearchedPage<Row> {
  table: PgTable;
  id: AnyColumn;
  pages: KeysetOptions;
  /** What the rows must meet beside the search. */
  condition: SQL | undefined;
  /** What the search's own index is sorted by too, so that only the page's records are looked at; null with filters or other sorts. */
  indexed: 'name_key' | 'record_id' | null;
  /** The page of the rows that meet a condition, in the list's order. */
  read: (condition: SQL | undefined) => Promise<Row[]>;
}

/**
 * The rows of one page of a searched list. Of a rare search all is gathered from the index of words. For a common one the list is
 * walked in its own order, which soon meets enough; where those stand far from each other, they are gathered after all.
 */
export async function searchPage<Row>(search: Search | null, page: SearchedPage<Row>): Promise<Row[]> {
  const order = keyset(page.pages);
  if (!search) return page.read(order.where(page.condition));
  if (search.readings.length === 0) return [];
  // Two common words seldom meet in one record so soon.
  if (search.many && search.readings.every((words) => words.length === 1)) {
    const rows = await page.read(and(order.where(page.condition), sql`${page.id} in (${walked(search, page)})`));
    if (rows.length === order.limit) return rows;
  }
  return page.read(and(order.where(page.condition), sql`${page.id} in (${gathered(search, page)})`));
}

function walked(search: Search, { table, id, pages, condition }: SearchedPage<unknown>): SQL {
  const order = keyset(pages);
  const way = sql.raw(order.ascending ? 'asc' : 'desc');
  return sql`select near.id from (
      select ${id} as id, ${pages.sort} as sort from ${table} where ${order.where(condition) ?? sql`true`}
      order by ${sql.join(order.orderBy, sql`, `)} limit ${WALK}
    ) near where ${isFound(search, sql`near.id`)} order by near.sort ${way}, near.id ${way} limit ${order.limit}`;
}

function gathered(search: Search, { indexed, pages }: SearchedPage<unknown>): SQL {
  const found = foundRecords(search);
  if (!indexed) return sql`select record_id from (${found}) found`;
  const sort = sql.raw(indexed);
  const order = keyset({ ...pages, sort: sql`found.${sort}`, id: sql`found.record_id` });
  const way = sql.raw(order.ascending ? 'asc' : 'desc');
  return sql`select record_id from (
      select distinct name_key, record_id from (
        select name_key, record_id from (${found}) found where ${order.where(undefined) ?? sql`true`}
        order by found.${sort} ${way}, found.record_id ${way} limit ${WORDS_OF_ONE * order.limit}
      ) first order by ${sort} ${way}, record_id ${way} limit ${order.limit}
    ) page`;
}

/** How many records are found, each once, without a look at them; no further than a common search is gathered. */
export function countFound(search: Search): SQL<number> {
  return sql<number>`(select count(distinct record_id)::int from (select record_id from (${foundRecords(search)}) found limit ${MANY_ENTRIES}) counted)`;
}

/** The records found, for lists that are counted with other conditions. */
export function inFound(search: Search, id: AnyColumn): SQL {
  return sql`${id} in (select record_id from (${foundRecords(search)}) found)`;
}
