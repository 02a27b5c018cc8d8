import 'server-only';
import { type AnyColumn, and, type SQL, sql } from 'drizzle-orm';
import { searchWords } from '@/db/schema/search';
import { readSearch } from '../search-text';
import type { ReadContext } from './query';

export type SearchKind = 'vehicle' | 'customer' | 'driver';

/** The entries of `search_words` that begin like something typed: from `low` to before `high`. */
interface Beginning {
  low: string;
  high: string;
  entries: number;
}

export interface Search {
  tenantId: string;
  kind: SearchKind;
  /** Ways to read the search; in each, all beginnings must be met, the rarest first. None where nothing can be found. */
  readings: Beginning[][];
  /** So many records are found that walking through the list meets some sooner than gathering them would. */
  many: boolean;
}

/** Up to so many entries are counted and gathered at once: a few milliseconds of an index. */
export const MANY_ENTRIES = 8000;
/** Reading on in an index is as much cheaper than a look into it for one record. */
const ENTRIES_FOR_A_LOOK = 8;

/** Looks up how often the words of a search begin so; null where nothing is searched. */
export async function prepareSearch(ctx: ReadContext, kind: SearchKind, text: string): Promise<Search | null> {
  const readings = readSearch(text);
  if (readings.length === 0) return null;
  const { tenantId } = ctx;
  const words = [...new Set(readings.flat())];
  const ranges = words.map((word) => ({ low: word, high: afterAll(word) }));
  const values = ranges.map(({ low, high }) => sql`(${low}::text, ${high}::text)`);
  const rows = await ctx.tx.execute<{ low: string; entries: number }>(sql`
    select typed.low, counted.entries from (values ${sql.join(values, sql`, `)}) as typed (low, high), lateral (
      select count(*)::int as entries from (
        select from ${searchWords} w where w.tenant_id = ${tenantId} and w.kind = ${kind}
          and w.word >= typed.low and w.word < typed.high limit ${MANY_ENTRIES + 1}) capped
    ) counted`);
  const entries = new Map(rows.map((row) => [row.low, row.entries]));
  const beginning = (word: string) => ({ low: word, high: afterAll(word), entries: entries.get(word) ?? 0 });
  const possible = readings
    .map((reading) => reading.map(beginning).toSorted((a, b) => a.entries - b.entries))
    .filter((reading) => reading.every((word) => word.entries > 0));
  return {
    tenantId,
    kind,
    readings: possible,
    many: possible.some(([rarest]) => (rarest?.entries ?? 0) > MANY_ENTRIES),
  };
}

/** `name_key` and `record_id` of everything found, records more than once; driven by the rarest beginning of each reading. */
export function foundRecords({ tenantId, kind, readings }: Search): SQL {
  const meets = (other: Beginning, rarest: Beginning | undefined) => {
    const own = wordOf({ tenantId, kind }, sql`w.record_id`, other);
    // Few are looked up one by one; many are compared with all that meet the other, which the planner hashes.
    const few = (rarest?.entries ?? 0) * ENTRIES_FOR_A_LOOK <= other.entries;
    return few ? sql`exists (${own} offset 0)` : sql`exists (${own})`;
  };
  const one = ([rarest, ...others]: Beginning[]) => sql`
    select w.name_key, w.record_id from ${searchWords} w
    where w.tenant_id = ${tenantId} and w.kind = ${kind} and ${begins(sql`w.word`, rarest)}
      and ${and(...others.map((other) => meets(other, rarest))) ?? sql`true`}`;
  return readings.length > 0
    ? sql.join(readings.map(one), sql` union all `)
    : sql`select ''::text as name_key, null::uuid as record_id where false`;
}

/** Whether one record is found, by its own words alone: for walks through a list. */
export function isFound({ tenantId, kind, readings }: Search, id: AnyColumn | SQL): SQL {
  // The offset keeps the planner from gathering all words with that beginning instead.
  const has = (word: Beginning) => sql`exists (${wordOf({ tenantId, kind }, id, word)} offset 0)`;
  const all = readings.map((reading) => sql`(${sql.join(reading.map(has), sql` and `)})`);
  return all.length > 0 ? sql`(${sql.join(all, sql` or `)})` : sql`false`;
}

function wordOf({ tenantId, kind }: Pick<Search, 'tenantId' | 'kind'>, id: AnyColumn | SQL, word: Beginning): SQL {
  return sql`select from ${searchWords} own where own.tenant_id = ${tenantId} and own.kind = ${kind}
    and own.record_id = ${id} and ${begins(sql`own.word`, word)}`;
}

/** Only comparisons that leak nothing may use an index under row security: `like` may not, these may. */
function begins(column: SQL, word: Beginning | undefined): SQL {
  return word ? sql`${column} >= ${word.low} and ${column} < ${word.high}` : sql`false`;
}

/** The first text, byte by byte, that comes after all that begin like this: no word holds the last sign of Unicode. */
function afterAll(word: string): string {
  return `${word}\u{10FFFF}`;
}
