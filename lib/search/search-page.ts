import 'server-only';
import { and, type SQL, sql } from 'drizzle-orm';
import { type KeysetOptions, keyset } from '../lists/keyset';
import { foundInOrder, foundRecords, isFound, type Search } from './search';

/** So many rows of a list are walked through for a common search, before what is found is gathered instead. */
const WALK = 1200;
/** So many entries are counted; a record has several, and a tally tells no more than a thousand records. */
const COUNTED = 2500;

interface SearchedPage<Row> {
  pages: KeysetOptions;
  /** What the rows must meet beside the search. */
  condition: SQL | undefined;
  /** What the words' own indexes are sorted by too, so that only the page's records are looked at; null with filters or other sorts. */
  indexed: 'name_key' | 'record_id' | null;
  /** The page of the rows that meet a condition, in the list's order. */
  read: (condition: SQL | undefined) => Promise<Row[]>;
}

/**
 * The rows of one page of a searched list. By name or by time, they are read off an index of the words that is in that order. Otherwise
 * all that a rare search finds is gathered; for a common one the list is walked in its own order, which soon meets enough. Where those
 * stand far from each other, they are gathered after all.
 */
export async function searchPage<Row>(search: Search | null, page: SearchedPage<Row>): Promise<Row[]> {
  const order = keyset(page.pages);
  if (!search) return page.read(order.where(page.condition));
  if (search.readings.length === 0) return [];
  const read = (ids: SQL) => page.read(and(order.where(page.condition), sql`${search.kind.table.id} in (${ids})`));
  if (page.indexed) return read(inOrder(search, page.pages, page.indexed));
  if (search.many) {
    const rows = await read(walked(search, page));
    if (rows.length === order.limit) return rows;
  }
  return read(foundRecords(search));
}

function inOrder(search: Search, pages: KeysetOptions, by: 'name_key' | 'record_id'): SQL {
  const order = keyset({ ...pages, sort: sql`w.${sql.raw(by)}`, id: sql`w.record_id` });
  const way = sql.raw(order.ascending ? 'asc' : 'desc');
  return foundInOrder(search, { by, way, after: order.where(undefined), limit: order.limit });
}

function walked(search: Search, { pages, condition }: SearchedPage<unknown>): SQL {
  const { table } = search.kind;
  const order = keyset(pages);
  const way = sql.raw(order.ascending ? 'asc' : 'desc');
  return sql`select near.id from (
      select ${table.id} as id, ${pages.sort} as sort from ${table} where ${order.where(condition) ?? sql`true`}
      order by ${sql.join(order.orderBy, sql`, `)} limit ${WALK}
    ) near where ${isFound(search, sql`near.id`)} order by near.sort ${way}, near.id ${way} limit ${order.limit}`;
}

/** How many records are found, each once, without a look at them; no further than a tally tells. */
export function countFound(search: Search): SQL<number> {
  return sql<number>`(select count(distinct record_id)::int from (select record_id from (${foundRecords(search)}) found limit ${COUNTED}) counted)`;
}

/** The records found, for lists that are counted with other conditions. */
export function inFound(search: Search): SQL {
  return sql`${search.kind.table.id} in (select record_id from (${foundRecords(search)}) found)`;
}
