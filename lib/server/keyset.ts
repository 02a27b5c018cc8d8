import 'server-only';
import { type AnyColumn, and, asc, desc, type SQL, sql } from 'drizzle-orm';
import { AppError } from '../errors';

export const DEFAULT_PAGE_SIZE = 25;

export interface KeysetPage<Row> {
  rows: Row[];
  nextCursor: string | null;
  previousCursor: string | null;
}

export interface KeysetOptions {
  /** The column or expression sorted by; it must not be null. `type` is its SQL type, for comparing with the cursor. */
  sort: AnyColumn | SQL;
  type: 'text' | 'timestamptz' | 'bigint' | 'uuid';
  id: AnyColumn | SQL;
  direction: 'asc' | 'desc';
  cursor: string | null;
  pageSize: number;
}

/** What the value of a cursor looks like, as PostgreSQL writes that type: anything else comes from somebody who plays. */
const VALUES = {
  text: /^[^\0]*$/,
  timestamptz: /^(?:infinity|\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d(?::\d\d)?)$/,
  bigint: /^-?\d{1,18}$/,
  uuid: /^[0-9a-f-]{36}$/,
};

type Cursor = { value: string; id: string; before: boolean };

/** The where, order and limit of one page; reads one row more than shown, to know whether there is another page. */
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
    page<Row extends { id: string; sortKey: string }>(found: Row[]): KeysetPage<Row> {
      const more = found.length > pageSize;
      const shown = found.slice(0, pageSize);
      const rows = backwards ? shown.reverse() : shown;
      const first = rows[0];
      const last = rows.at(-1);
      const hasNext = backwards ? true : more;
      const hasPrevious = backwards ? more : at !== null;
      return {
        rows,
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

function decodeCursor(text: string, shape: RegExp): Cursor {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (Array.isArray(parts)) {
      const [value, id, before] = parts;
      if (typeof value === 'string' && shape.test(value) && typeof id === 'string' && /^[0-9a-f-]{36}$/.test(id))
        return { value, id, before: before === 1 };
    }
  } catch {
    throw new AppError('validation_error');
  }
  throw new AppError('validation_error');
}
