import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { defused } from '../reports/formats/csv-cell';
import type { ArchivedTable } from './archive-tables';

/** A table's rows of one company, as cells of a CSV file or as `,{…}` of a JSON list. */
export function archiveQuery(table: ArchivedTable, format: 'csv' | 'json', tenantId: string): SQL {
  const names = table.columns.map((name) => sql.identifier(name));
  const from = sql.identifier(table.name);
  // By the columns themselves, and not by the texts that are made of them under the same names.
  const order = table.order.map((name) => sql`${from}.${sql.identifier(name)}`);
  const values = names.map((name) => (format === 'csv' ? sql`${name}::text as ${name}` : name));
  const rows = sql`select ${sql.join(values, sql`, `)} from ${from}
    where tenant_id = ${tenantId} order by ${sql.join(order, sql`, `)}`;
  if (format === 'json') return sql`select ',' || row_to_json(archived)::text from (${rows}) archived`;
  // Outside, so that each value becomes a text once, however often its cell looks at it.
  const cells = names.map((name) => defused(sql`${name}`));
  return sql`select ${sql.join(cells, sql`, `)} from (${rows}) archived`;
}
