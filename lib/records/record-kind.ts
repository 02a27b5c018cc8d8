import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

/**
 * A kind of record that is searched, and archived with others of its kind. Its own domain describes it once, in `<record>-kind.ts`;
 * no list of all kinds exists, so that a new one changes nothing else.
 */
export interface RecordKind<Columns = never> {
  /** What its search words and audit entries are stored under: it must never change, and be no other kind's. */
  name: string;
  table: PgTable & {
    id: AnyPgColumn<{ data: string; notNull: true }>;
    tenantId: AnyPgColumn<{ data: string; notNull: true }>;
    archivedAt: AnyPgColumn<{ data: Date }>;
  };
  /** The words by which a record is found, as `searchWords` makes them. */
  wordsOf: (columns: Columns) => string[];
}

/** Any kind, where its own columns do not matter. */
export type AnyKind = RecordKind<never>;
