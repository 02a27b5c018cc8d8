import postgres from 'postgres';
import type { Company } from './company';

/** So far away that rows which have moved never meet rows which have not. */
const FAR = '3000 years';

// The owner of the tables is a superuser, whom neither row security nor the rights on the audit log hold back.
let owner: postgres.Sql | null = null;
let columns: { table: string; column: string; kind: string }[] = [];

/**
 * Lets hours pass for a company: everything in it becomes so much older. The product asks PostgreSQL what time it is, and
 * that clock can't be set.
 */
export async function passTime(company: Company, hours: number): Promise<void> {
  company.clock += hours;
  owner ??= postgres(process.env.DATABASE_URL ?? '', { max: 1, onnotice: () => undefined });
  if (columns.length === 0)
    columns = await owner<typeof columns>`
      select c.table_name as table, c.column_name as column, c.udt_name as kind from information_schema.columns c
      where c.table_schema = 'public' and c.udt_name in ('timestamptz', 'tstzrange') and exists (
        select 1 from information_schema.columns o where o.table_schema = 'public' and o.table_name = c.table_name
          and o.column_name = 'tenant_id')`;
  const statements = [...new Set(columns.map(({ table }) => table))].flatMap((table) => {
    const ofTable = columns.filter((column) => column.table === table);
    const move = (by: string) =>
      `update "${table}" set ${ofTable.map((column) => `"${column.column}" = ${moved(column, by)}`).join(', ')}
        where tenant_id = '${company.tenant.id}'`;
    return [move(`- interval '${FAR}'`), move(`+ interval '${FAR}' - interval '${hours} hours'`)];
  });
  await owner.begin((tx) => tx.unsafe(statements.join(';')));
}

export async function closeTime(): Promise<void> {
  await owner?.end();
  owner = null;
}

function moved({ column, kind }: { column: string; kind: string }, by: string): string {
  if (kind === 'timestamptz') return `"${column}" ${by}`;
  return `tstzrange(lower("${column}") ${by}, upper("${column}") ${by})`;
}
