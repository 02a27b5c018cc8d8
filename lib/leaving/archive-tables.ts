import 'server-only';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '@/db/schema';

/** What an archive leaves out, and why. */
export const LEFT_OUT: Record<string, string> = {
  sessions: 'keys to signed-in devices',
  second_factors: 'secrets of authenticator apps',
  recovery_codes: 'codes that stand in for a second factor',
  idempotency_keys: 'answers that are kept a week for repeated requests',
  search_words: 'made from the records for searching',
  report_exports: 'exports that wait or run',
  audit_seals: 'hashes by which the server proves the audit log whole',
};

/** Columns of the other tables that are keys to something. */
export const SECRET_COLUMNS: Record<string, readonly string[]> = {
  members: ['password_hash'],
  calendar_feeds: ['token_hash'],
  paper_links: ['token_hash'],
  api_keys: ['token_hash'],
  webhook_endpoints: ['secret', 'former_secret'],
};

export interface ArchivedTable {
  name: string;
  /** Without secrets, and without the bytes of files, which have folders of their own. */
  columns: readonly string[];
  order: readonly string[];
}

/** Every table of a company as an archive has it. */
export function archiveTables(): ArchivedTable[] {
  return Object.values(schema)
    .flatMap((table) => (is(table, PgTable) ? [getTableConfig(table)] : []))
    .filter(({ name, columns }) => !(name in LEFT_OUT) && columns.some((column) => column.name === 'tenant_id'))
    .map(({ name, columns, primaryKeys }) => ({
      name,
      columns: columns
        .filter((column) => column.getSQLType() !== 'bytea' && !SECRET_COLUMNS[name]?.includes(column.name))
        .map((column) => column.name),
      order: primaryKeys.flatMap((key) => key.columns.map((column) => column.name)),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
