import 'server-only';
import { type AnyColumn, and, type SQL, sql } from 'drizzle-orm';
import { searchWords } from '@/db/schema/search';
import type { AnyKind } from '../records/record-kind';
import type { ReadContext } from '../server/query';
import { readSearch, startOf } from './search-text';

/** The entries of `search_words` with a typed prefix: from `low` to before `high`. */
interface Prefix {
  low: string;
  high: string;
  /** How many there are, up to the counting limit. */
  entries: number;
}

export interface Search {
  tenantId: string;
  kind: AnyKind;
  /**
   * The readings of the search. In each one, all prefixes must match, the rarest first. Empty if nothing can be found.
   */
  readings: Prefix[][];
  /** There are so many results that scanning the list finds some sooner than gathering them all. */
  many: boolean;
}

/** Up to this many entries are counted and gathered at once: less than half a millisecond with an index. */
const MANY_ENTRIES = 600;

/**
 * Looks up how many entries have each prefix of the search; null if nothing is searched. A text without letters and
 * digits finds nothing.
 */
export async function prepareSearch(ctx: ReadContext, kind: AnyKind, text: string): Promise<Search | null> {
  const readings = readSearch(text);
  const { tenantId } = ctx;
  if (readings.length === 0) return String(text).trim() === '' ? null : { tenantId, kind, readings: [], many: false };
  const words = [...new Set(readings.flat())];
  const values = words.map((word) => sql`(${word}::text, ${afterAll(word)}::text)`);
  const rows = await ctx.tx.execute<{ low: string; entries: number }>(sql`
    select typed.low, counted.entries from (values ${sql.join(values, sql`, `)}) as typed (low, high), lateral (
      select count(*)::int as entries from (
        select 1 from ${searchWords} w where w.tenant_id = ${tenantId} and w.kind = ${kind.name}
          and w.word >= typed.low and w.word < typed.high limit ${MANY_ENTRIES + 1}) capped
    ) counted`);
  const entries = new Map(rows.map((row) => [row.low, row.entries]));
  const prefix = (word: string) => ({ low: word, high: afterAll(word), entries: entries.get(word) ?? 0 });
  const possible = readings
    .map((reading) => reading.map(prefix).toSorted(rarestFirst))
    .filter((reading) => reading.every((word) => word.entries > 0));
  const many = possible.some(([rarest]) => isCommon(rarest));
  return { tenantId, kind, readings: possible, many };
}

/**
 * The `record_id` of every result, possibly more than once. The query starts from the rarest prefix of each reading.
 */
export function foundRecords(search: Search): SQL {
  const each = search.readings.map((reading) => foundInReading(search, reading));
  return each.length > 0 ? sql.join(each, sql` union all `) : sql`select null::uuid as record_id where false`;
}

interface InOrder {
  by: 'name_key' | 'record_id';
  way: SQL;
  /** The condition for an entry `w` to come after a cursor. */
  after: SQL | undefined;
  limit: number;
}

/** The `record_id` of the first results, each once, in the order of names or of ids, which is chronological. */
export function foundInOrder(search: Search, { by, way, after, limit }: InOrder): SQL {
  const columns = by === 'name_key' ? sql`name_key, record_id` : sql`record_id`;
  const order = sql`order by ${by === 'name_key' ? sql`name_key ${way}, ` : sql``}record_id ${way} limit ${limit}`;
  const each = search.readings.map((reading) => {
    const [rarest] = reading;
    const entries = (start: SQL | null) => sql`${entriesOf(search, reading, start)} and ${after ?? sql`true`}`;
    if (!isCommon(rarest)) return sql`select ${columns} ${entries(null)}`;
    // The index for finding a record's words has them in id order.
    if (by === 'record_id') return sql`(select distinct ${columns} ${entries(null)} ${order})`;
    // For each start, an index has the records in name order.
    return sql`select ordered.* from (${startsOf(search, rarest)}) started,
      lateral (select distinct ${columns} ${entries(sql`started.start`)} ${order}) ordered`;
  });
  return sql`select record_id from (
      select distinct ${columns} from (${sql.join(each, sql` union all `)}) found ${order}
    ) page`;
}

/** Whether one record matches, from its own words alone. For scanning a list. */
export function isFound({ tenantId, kind, readings }: Search, id: AnyColumn | SQL): SQL {
  const ways = readings.map((reading) => sql`(${and(...reading.map((word) => hasWord(sql`own.words`, word)))})`);
  // The offset keeps the planner from gathering all words instead. Any of a record's rows has all its words.
  return sql`exists (select 1 from (select own.words from ${searchWords} own where own.tenant_id = ${tenantId}
    and own.kind = ${kind.name} and own.record_id = ${id} limit 1 offset 0) own where ${sql.join(ways, sql` or `)})`;
}

function foundInReading(search: Search, reading: Prefix[]): SQL {
  const [rarest, ...others] = reading;
  // For many results, the index of starts also has the record's other words, so the entries need not be read.
  const start = others.length > 0 && isCommon(rarest) && lengthOf(rarest) >= 3 ? sql`${startOf(rarest.low)}` : null;
  return sql`select w.record_id ${entriesOf(search, reading, start)}`;
}

/**
 * The entries of the rarest prefix whose records have the others too, from the index of words or the index of starts.
 */
function entriesOf(search: Search, [rarest, ...others]: Prefix[], start: SQL | null): SQL {
  const met = others.map((other) => hasWord(sql`w.words`, other));
  return sql`from ${searchWords} w where w.tenant_id = ${search.tenantId} and w.kind = ${search.kind.name}
    and ${start ? and(sql`w.start = ${start}`, startsWith(rarest)) : begins(sql`w.word`, rarest)} and ${and(...met) ?? sql`true`}`;
}

/** The entries of one start that have the whole prefix. Written so that no other index seems to fit. */
function startsWith(word: Prefix | undefined): SQL | undefined {
  return word && lengthOf(word) > 3 ? sql`left(w.word, ${lengthOf(word)}) = ${word.low}` : undefined;
}

function hasWord(words: SQL, { low }: Prefix): SQL {
  return sql`strpos(${words}, ${` ${low}`}) > 0`;
}

/**
 * The starts of the words with this prefix: one, or some dozens for a prefix of one or two letters. Each is looked up
 * from the previous one.
 */
function startsOf({ tenantId, kind }: Search, { low, high }: Prefix): SQL {
  if (lengthOf({ low }) >= 3) return sql`select ${startOf(low)}::text as start`;
  const next = (from: SQL) => sql`select w.start from ${searchWords} w
    where w.tenant_id = ${tenantId} and w.kind = ${kind.name} and ${from} and w.start < ${high} order by w.start limit 1`;
  return sql`with recursive each (start) as (
      (${next(sql`w.start >= ${low}`)})
      union all select (${next(sql`w.start > each.start`)}) from each where each.start is not null
    ) select start from each where start is not null`;
}

/** Under row security only leakproof comparisons can use an index: these can, `like` can't. */
function begins(column: SQL, word: Prefix | undefined): SQL {
  return word ? sql`${column} >= ${word.low} and ${column} < ${word.high}` : sql`false`;
}

function isCommon(word: Prefix | undefined): word is Prefix {
  return word !== undefined && word.entries > MANY_ENTRIES;
}

function lengthOf({ low }: Pick<Prefix, 'low'>): number {
  return [...low].length;
}

/**
 * If several are equally common, the one without digits comes first, because years and plates share their starts with
 * many others. After that, the longer one.
 */
function rarestFirst(a: Prefix, b: Prefix): number {
  const figures = (word: Prefix) => Number(/^\d/.test(word.low));
  return a.entries - b.entries || figures(a) - figures(b) || b.low.length - a.low.length;
}

/** The first text, byte by byte, after everything with this prefix. No word contains the last character of Unicode. */
export function afterAll(word: string): string {
  return `${word}\u{10FFFF}`;
}
