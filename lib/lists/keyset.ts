import 'server-only';
import { type AnyColumn, and, asc, desc, type SQL, sql } from 'drizzle-orm';
import { isId } from '../id';

export const DEFAULT_PAGE_SIZE = 25;

export interface KeysetPage<Row> {
  rows: Row[];
  nextCursor: string | null;
  previousCursor: string | null;
}

export interface KeysetOptions {
  /**
   * The column or expression to sort by, which must not be null. `type` is its SQL type, for comparing with the cursor.
   */
  sort: AnyColumn | SQL;
  type: 'text' | 'timestamptz' | 'date' | 'bigint' | 'uuid';
  id: AnyColumn | SQL;
  direction: 'asc' | 'desc';
  cursor: string | null;
  pageSize: number;
}

const INSTANT = /^(\d{4,5})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)(?:\.\d{1,6})?([+-]\d\d)(?::[0-5]\d)?$/;

/**
 * Whether a cursor's value has PostgreSQL's format for that type. Anything else was typed by somebody trying things
 * out.
 */
const VALUES = {
  text: (value: string) => !value.includes('\0'),
  timestamptz: isInstant,
  date: (value: string) => value === 'infinity' || isInstant(`${value} 00:00:00+00`),
  bigint: (value: string) => /^-?\d{1,18}$/.test(value),
  uuid: isId,
};

type Cursor = { value: string; id: string; before: boolean };

/** The where, order and limit of one page. Reads one row more than shown, to find out whether there is another page. */
export function keyset({ sort, type, id, direction, cursor, pageSize }: KeysetOptions) {
  const at = cursor ? decodeCursor(cursor, VALUES[type]) : null;
  const backwards = at?.before ?? false;
  const ascending = (direction === 'asc') !== backwards;
  const operator = sql.raw(ascending ? '>' : '<');
  const after = at ? sql`(${sort}, ${id}) ${operator} (${at.value}::${sql.raw(type)}, ${at.id}::uuid)` : undefined;
  return {
    where: (condition: SQL | undefined) => and(condition, after),
    ascending,
    orderBy: ascending ? [asc(sort), asc(id)] : [desc(sort), desc(id)],
    limit: pageSize + 1,
    sortKey: sql<string>`${sort}::text`,
    page<Row extends { id: string; sortKey: string }>(found: Row[]): KeysetPage<Omit<Row, 'sortKey'>> {
      const more = found.length > pageSize;
      const shown = found.slice(0, pageSize);
      const rows = backwards ? shown.reverse() : shown;
      const first = rows[0];
      const last = rows.at(-1);
      const hasNext = backwards ? true : more;
      const hasPrevious = backwards ? more : at !== null;
      return {
        // What they are sorted by is in the cursors, and tells nobody anything.
        rows: rows.map(({ sortKey: _sortKey, ...row }) => row),
        nextCursor: last && hasNext ? encodeCursor({ value: last.sortKey, id: last.id, before: false }) : null,
        previousCursor:
          first && hasPrevious ? encodeCursor({ value: first.sortKey, id: first.id, before: true }) : null,
      };
    },
  };
}

function encodeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify([cursor.value, cursor.id, cursor.before ? 1 : 0])).toString('base64url');
}

/** Null if it is not a cursor of such a list: an old or broken URL shows the first page. */
function decodeCursor(text: string, is: (value: string) => boolean): Cursor | null {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (!Array.isArray(parts)) return null;
    const [value, id, before] = parts;
    if (typeof value !== 'string' || !is(value) || typeof id !== 'string' || !isId(id)) return null;
    return { value, id, before: before === 1 };
  } catch {
    return null;
  }
}

/** Whether text in the format of a timestamp is a valid one: PostgreSQL refuses February 31. */
function isInstant(text: string): boolean {
  if (text === 'infinity') return true;
  const parts = INSTANT.exec(text)?.slice(1).map(Number);
  if (!parts) return false;
  const [year = 0, month = 0, day = 0, hour = 24, minute = 60, second = 60, offset = 24] = parts;
  const at = new Date(0);
  at.setUTCFullYear(year, month - 1, day);
  const known = year > 0 && at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  return known && hour < 24 && minute < 60 && second < 60 && Math.abs(offset) < 15;
}
