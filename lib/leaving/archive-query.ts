import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { defused } from '../reports/formats/csv-cell';
import type { ArchivedTable } from './archive-tables';

/** A table's rows of one company, as cells of a CSV file or as `,{…}` of a JSON list. */
export function archiveQuery(table: ArchivedTable, format: 'csv' | 'json', tenantId: string): SQL {
  const names = table.columns.map((name) => sql.identifier(name));
  const order = table.order.map((name) => sql.identifier(name));
  const cells = names.map((name) => (format === 'csv' ? defused(sql`${name}::text`) : name));
  const rows = sql`select ${sql.join(cells, sql`, `)} from ${sql.identifier(table.name)}
    where tenant_id = ${tenantId} order by ${sql.join(order, sql`, `)}`;
  return format === 'csv' ? rows : sql`select ',' || row_to_json(archived)::text from (${rows}) archived`;
}
