import 'server-only';
import { and, type SQL, sql } from 'drizzle-orm';
import { type KeysetOptions, keyset } from '../lists/keyset';
import { foundInOrder, foundRecords, isFound, type Search } from './search';

/** For a common search, the list is scanned up to this many rows. After that, all results are gathered instead. */
const WALK = 1200;
/** The most entries to count. A record has several, and a tally counts at most a thousand records. */
const COUNTED = 2500;

interface SearchedPage<Row> {
  pages: KeysetOptions;
  /** The conditions of the rows besides the search. */
  condition: SQL | undefined;
  /**
   * The sorting that the words' own indexes have too, so that only the page's records are read. Null with filters or
   * other sorting.
   */
  indexed: 'name_key' | 'record_id' | null;
  /** The page of the rows that meet a condition, in the list's order. */
  read: (condition: SQL | undefined) => Promise<Row[]>;
}

/**
 * The rows of one page of a searched list. Sorted by name or time, they come from an index of the words in that order.
 * Otherwise, all results of a rare search are gathered. For a common one, the list is scanned in its own order, which
 * soon finds enough. If the results are too far apart, they are gathered after all.
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

/** The number of records found, each counted once, without reading them, up to the limit of a tally. */
export function countFound(search: Search): SQL<number> {
  return sql<number>`(select count(distinct record_id)::int from (select record_id from (${foundRecords(search)}) found limit ${COUNTED}) counted)`;
}

/** The records found, for lists counted with other conditions. */
export function inFound(search: Search): SQL {
  return sql`${search.kind.table.id} in (select record_id from (${foundRecords(search)}) found)`;
}
