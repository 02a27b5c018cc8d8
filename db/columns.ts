import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { bigint, customType, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The first column of every tenant table. It comes first in each primary, foreign and unique key. */
export function tenantOwned() {
  return { tenantId: uuid('tenant_id').notNull(), id: uuid('id').notNull() };
}

/** An amount in whole US cents. */
export function money(name: string) {
  return bigint(name, { mode: 'number' });
}

export function instant(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date' });
}

export function timestamps() {
  return {
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  };
}

/** A half-open period of time, `[start,end)`, in PostgreSQL's notation. */
export const instantRange = customType<{ data: string }>({ dataType: () => 'tstzrange' });

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Text sorted and matched byte by byte, so that an index works for both under row security. */
export const sortKey = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** A name in lower case without accents, as people sort and search. */
export function nameKey(name: AnyColumn): SQL<string> {
  return sql<string>`lower(regexp_replace(normalize(${name}, nfd), ${sql.raw("'[\\u0300-\\u036f]', '', 'g'")}))`;
}
