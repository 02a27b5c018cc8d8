import 'server-only';
import { type AnyColumn, and, type SQL, sql } from 'drizzle-orm';
import { searchWords } from '@/db/schema/search';
import type { AnyKind } from '../records/record-kind';
import type { ReadContext } from '../server/query';
import { readSearch, startOf } from './search-text';

/** The entries of `search_words` that begin like something typed: from `low` to before `high`. */
interface Beginning {
  low: string;
  high: string;
  /** How many there are, as far as they are counted. */
  entries: number;
}

export interface Search {
  tenantId: string;
  kind: AnyKind;
  /** Ways to read the search; in each, all beginnings must be met, the rarest first. None where nothing can be found. */
  readings: Beginning[][];
  /** So many records are found that walking through the list meets some sooner than gathering them would. */
  many: boolean;
}

/** Up to so many entries are counted and gathered at once: less than half a millisecond of an index. */
const MANY_ENTRIES = 600;

/** Looks up how often the words of a search begin so; null where nothing is searched. */
export async function prepareSearch(ctx: ReadContext, kind: AnyKind, text: string): Promise<Search | null> {
  const readings = readSearch(text);
  if (readings.length === 0) return null;
  const { tenantId } = ctx;
  const words = [...new Set(readings.flat())];
  const values = words.map((word) => sql`(${word}::text, ${afterAll(word)}::text)`);
  const rows = await ctx.tx.execute<{ low: string; entries: number }>(sql`
    select typed.low, counted.entries from (values ${sql.join(values, sql`, `)}) as typed (low, high), lateral (
      select count(*)::int as entries from (
        select from ${searchWords} w where w.tenant_id = ${tenantId} and w.kind = ${kind.name}
          and w.word >= typed.low and w.word < typed.high limit ${MANY_ENTRIES + 1}) capped
    ) counted`);
  const entries = new Map(rows.map((row) => [row.low, row.entries]));
  const beginning = (word: string) => ({ low: word, high: afterAll(word), entries: entries.get(word) ?? 0 });
  const possible = readings
    .map((reading) => reading.map(beginning).toSorted(rarestFirst))
    .filter((reading) => reading.every((word) => word.entries > 0));
  const many = possible.some(([rarest]) => isCommon(rarest));
  return { tenantId, kind, readings: possible, many };
}

/** `record_id` of everything found, records more than once; driven by the rarest beginning of each reading. */
export function foundRecords(search: Search): SQL {
  const each = search.readings.map((reading) => foundInReading(search, reading));
  return each.length > 0 ? sql.join(each, sql` union all `) : sql`select null::uuid as record_id where false`;
}

interface InOrder {
  by: 'name_key' | 'record_id';
  way: SQL;
  /** What an entry `w` must meet to stand after a cursor. */
  after: SQL | undefined;
  limit: number;
}

/** `record_id` of the first found in the order of names or of ids, which is that of time, each once. */
export function foundInOrder(search: Search, { by, way, after, limit }: InOrder): SQL {
  const columns = by === 'name_key' ? sql`name_key, record_id` : sql`record_id`;
  const order = sql`order by ${by === 'name_key' ? sql`name_key ${way}, ` : sql``}record_id ${way} limit ${limit}`;
  const each = search.readings.map((reading) => {
    const [rarest] = reading;
    const entries = (start: SQL | null) => sql`${entriesOf(search, reading, start)} and ${after ?? sql`true`}`;
    if (!isCommon(rarest)) return sql`select ${columns} ${entries(null)}`;
    // The index that finds a record's words has them in the order of ids.
    if (by === 'record_id') return sql`(select distinct ${columns} ${entries(null)} ${order})`;
    // Of each start an index has the records in the order of names.
    return sql`select ordered.* from (${startsOf(search, rarest)}) started,
      lateral (select distinct ${columns} ${entries(sql`started.start`)} ${order}) ordered`;
  });
  return sql`select record_id from (
      select distinct ${columns} from (${sql.join(each, sql` union all `)}) found ${order}
    ) page`;
}

/** Whether one record is found, by its own words alone: for walks through a list. */
export function isFound({ tenantId, kind, readings }: Search, id: AnyColumn | SQL): SQL {
  const ways = readings.map((reading) => sql`(${and(...reading.map((word) => hasWord(sql`own.words`, word)))})`);
  // The offset keeps the planner from gathering all words instead; of a record's rows, any tells all its words.
  return sql`exists (select from (select own.words from ${searchWords} own where own.tenant_id = ${tenantId}
    and own.kind = ${kind.name} and own.record_id = ${id} limit 1 offset 0) own where ${sql.join(ways, sql` or `)})`;
}

function foundInReading(search: Search, reading: Beginning[]): SQL {
  const [rarest, ...others] = reading;
  // Of many, the index of starts tells the record's other words too, without a look at the entries.
  const start = others.length > 0 && isCommon(rarest) && signsOf(rarest) >= 3 ? sql`${startOf(rarest.low)}` : null;
  return sql`select w.record_id ${entriesOf(search, reading, start)}`;
}

/** The entries of the rarest beginning whose records have the others too; by the index of words, or by that of starts. */
function entriesOf(search: Search, [rarest, ...others]: Beginning[], start: SQL | null): SQL {
  const met = others.map((other) => hasWord(sql`w.words`, other));
  return sql`from ${searchWords} w where w.tenant_id = ${search.tenantId} and w.kind = ${search.kind.name}
    and ${start ? and(sql`w.start = ${start}`, startsWith(rarest)) : begins(sql`w.word`, rarest)} and ${and(...met) ?? sql`true`}`;
}

/** Of the entries of one start, those that go on so: said so that no other index seems to fit. */
function startsWith(word: Beginning | undefined): SQL | undefined {
  return word && signsOf(word) > 3 ? sql`left(w.word, ${signsOf(word)}) = ${word.low}` : undefined;
}

function hasWord(words: SQL, { low }: Beginning): SQL {
  return sql`strpos(${words}, ${` ${low}`}) > 0`;
}

/** The starts of the words that begin so: one, or for a letter or two some dozens, each looked up from the one before. */
function startsOf({ tenantId, kind }: Search, { low, high }: Beginning): SQL {
  if (signsOf({ low }) >= 3) return sql`select ${startOf(low)}::text as start`;
  const next = (from: SQL) => sql`select w.start from ${searchWords} w
    where w.tenant_id = ${tenantId} and w.kind = ${kind.name} and ${from} and w.start < ${high} order by w.start limit 1`;
  return sql`with recursive each (start) as (
      (${next(sql`w.start >= ${low}`)})
      union all select (${next(sql`w.start > each.start`)}) from each where each.start is not null
    ) select start from each where start is not null`;
}

/** Only comparisons that leak nothing may use an index under row security: `like` may not, these may. */
function begins(column: SQL, word: Beginning | undefined): SQL {
  return word ? sql`${column} >= ${word.low} and ${column} < ${word.high}` : sql`false`;
}

function isCommon(word: Beginning | undefined): word is Beginning {
  return word !== undefined && word.entries > MANY_ENTRIES;
}

function signsOf({ low }: Pick<Beginning, 'low'>): number {
  return [...low].length;
}

/** Of equally common ones that without figures, since years and plates share their starts with many others; then the longer. */
function rarestFirst(a: Beginning, b: Beginning): number {
  const figures = (word: Beginning) => Number(/^\d/.test(word.low));
  return a.entries - b.entries || figures(a) - figures(b) || b.low.length - a.low.length;
}

/** The first text, byte by byte, that comes after all that begin like this: no word holds the last sign of Unicode. */
function afterAll(word: string): string {
  return `${word}\u{10FFFF}`;
}
