import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

/**
 * A kind of record that is searched, and archived with others of its kind. Its own domain describes it once, in `<record>-kind.ts`;
 * no list of all kinds exists, so that a new one changes nothing else.
 */
export interface RecordKind<Columns = never> {
  /** The name under which its search words and audit entries are stored. It must be unique and never change. */
  name: string;
  table: PgTable & {
    id: AnyPgColumn<{ data: string; notNull: true }>;
    tenantId: AnyPgColumn<{ data: string; notNull: true }>;
    archivedAt: AnyPgColumn<{ data: Date }>;
  };
  /** The words that find a record, made by `searchWords`. */
  wordsOf: (columns: Columns) => string[];
}

/** Any kind, if its own columns do not matter. */
export type AnyKind = RecordKind<never>;
