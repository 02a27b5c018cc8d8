import 'server-only';
import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type KeysetOptions, keyset } from '../lists/keyset';
import type { ReadContext } from '../server/query';
import { normalizeSearch } from './normalize-search';
import { readDocumentNumber, readSearch } from './search-text';

/**
 * The condition for a row to be found by a word, which an index can answer: by its own number, or by a record that it
 * names. Null if no row can be. `isOneOf` says how its column is looked for among the ids that a select finds.
 */
export type Way = (ctx: ReadContext, word: string, isOneOf: IsOneOf) => SQL | null;
export type IsOneOf = (column: SQLWrapper, ids: SQL) => SQL;

/** For an index: the ids are found once, whatever the planner believes of tables whose statistics are old. */
const byIndex: IsOneOf = (column, ids) => sql`${column} = any(array(${ids}))`;
/**
 * For rows that are read anyway: the ids are hashed. As a truth value, since the planner would begin with the ids of a bare
 * `in`: it takes thousands of them for four.
 */
const byHash: IsOneOf = (column, ids) => sql`(${column} in (${ids})) is true`;

/** A list whose rows are found by what they mention, such as a rental by its customer or its vehicle. */
export interface Mentioning {
  table: SQLWrapper & { id: SQLWrapper; tenantId: SQLWrapper };
  ways: readonly Way[];
}

export interface Mentions {
  ctx: ReadContext;
  list: Mentioning;
  /** The readings of the search. In each one, every word must be mentioned, the rarest first. Empty if nothing is found. */
  readings: string[][];
  /** There are so many results that the list is read in its own order instead of gathering them. */
  many: boolean;
}

/** Up to this many rows are gathered and counted at once. */
const MANY_ROWS = 2000;

/**
 * Looks up how many rows mention each word of the search; null if nothing is searched. Unlike `prepareSearch`, the words may
 * be mentioned by different records: `jean hilux` finds Jean's rentals of a Hilux. A text without letters and digits
 * finds nothing.
 */
export async function prepareMentions(ctx: ReadContext, list: Mentioning, typed: string): Promise<Mentions | null> {
  if (typed.trim() === '') return null;
  const all = readingsOf(typed);
  const words = [...new Set(all.flat())];
  const counted = words.map((word) => sql`select ${word}::text as word, ${upToMany({ ctx, list }, word)} as rows`);
  const rows =
    counted.length > 0 ? await ctx.tx.execute<{ word: string; rows: number }>(sql.join(counted, sql` union all `)) : [];
  const found = new Map(rows.map((row) => [row.word, row.rows]));
  const count = (word: string) => found.get(word) ?? 0;
  const readings = all
    .filter((reading) => reading.every((word) => count(word) > 0))
    .map((reading) => reading.toSorted((one, other) => count(one) - count(other)));
  return { ctx, list, readings, many: readings.some(([rarest = '']) => count(rarest) > MANY_ROWS) };
}

interface Page<Row> {
  pages: KeysetOptions;
  /** The conditions of the rows besides the search. */
  condition: SQL | undefined;
  /** The page of the rows that meet a condition, in the list's order. */
  read: (condition: SQL | undefined) => Promise<Row[]>;
}

/** The rows of one page of a list searched by mentions. */
export async function mentioningPage<Row>(search: Mentions | null, page: Page<Row>): Promise<Row[]> {
  const order = keyset(page.pages);
  const where = order.where(page.condition);
  if (!search) return page.read(where);
  if (search.readings.length === 0) return [];
  if (search.many) return page.read(and(where, mentions(search)));
  return page.read(and(where, isGathered(search)));
}

/** Whether a row of the list is a result, from the row itself. */
export function mentions({ readings, ...of }: Mentions): SQL {
  return or(...readings.map((reading) => and(...reading.map((word) => hasWord(of, word))))) ?? sql`false`;
}

/** Whether a row is among the results, which are found first. Not for a search with many. */
export function isGathered({ readings, ...of }: Mentions): SQL {
  const each = readings.map(([rarest = '', ...others]) => rowsOf(of, rarest, others));
  return each.length > 0 ? byIndex(of.list.table.id, sql.join(each, sql` union `)) : sql`false`;
}

type Of = Pick<Mentions, 'ctx' | 'list'>;

/** How many rows mention a word, or one more than `MANY_ROWS`. That many records with the word stand for as many rows. */
function upToMany(of: Of, word: string): SQL {
  const most = MANY_ROWS + 1;
  const count = (rows: SQL) => sql`(select count(*)::int from (${rows} limit ${most}) capped)`;
  const lookups: SQL[] = [];
  const noting: IsOneOf = (column, ids) => {
    lookups.push(ids);
    return byIndex(column, ids);
  };
  const rows = count(rowsOf(of, word, [], noting));
  const records = lookups.map((ids) => count(ids));
  return records.length > 0
    ? sql`case when greatest(${sql.join(records, sql`, `)}) = ${most} then ${most} else ${rows} end`
    : rows;
}

/** The rows that mention the first word, each way with its own index, and the other words too. */
function rowsOf({ ctx, list }: Of, word: string, others: readonly string[], isOneOf = byIndex): SQL {
  const { id, tenantId } = list.table;
  const rest = others.map((other) => hasWord({ ctx, list }, other));
  const each = conditions({ ctx, list }, word, isOneOf).map(
    (condition) =>
      sql`select ${id} as id from ${list.table} where ${and(sql`${tenantId} = ${ctx.tenantId}`, condition, ...rest)}`,
  );
  return each.length > 0 ? sql.join(each, sql` union all `) : sql`select null::uuid as id where false`;
}

function hasWord(of: Of, word: string): SQL {
  return or(...conditions(of, word, byHash)) ?? sql`false`;
}

function conditions({ ctx, list }: Of, word: string, isOneOf: IsOneOf): SQL[] {
  return list.ways.flatMap((way) => way(ctx, word, isOneOf) ?? []);
}

/** A document's number is one word, also where it is typed with spaces or dashes. */
function readingsOf(typed: string): string[][] {
  const whole = normalizeSearch(typed);
  if (readDocumentNumber(typed) && whole.includes(' ')) return [[whole.replaceAll(' ', '')]];
  return readSearch(typed);
}
