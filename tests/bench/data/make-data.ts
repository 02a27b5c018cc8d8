/** Fills the database of `DATABASE_URL` with the companies of companies.sql, and marks it as filled with the given word. */
import fs from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { closeDatabase, withTenant } from '@/db/client';
import { migrate } from '@/db/migrate';
import { checkLedger } from '@/lib/payments/check-ledger';

const [, , mark = 'filled'] = process.argv;
const url = process.env.DATABASE_URL ?? '';

await migrate(url);
const sql = postgres(url, { max: 1, onnotice: () => undefined });
await sql`set maintenance_work_mem = '256MB'`;
await sql`set work_mem = '256MB'`;
const text = fs.readFileSync(path.join(import.meta.dirname, 'companies.sql'), 'utf8');
for (const statement of text.split(/;\n/).filter((part) => part.trim() !== '')) {
  const from = performance.now();
  await sql.unsafe(statement);
  const seconds = (performance.now() - from) / 1000;
  const [, table] = /insert into (\w+)/.exec(statement) ?? [];
  if (table && seconds > 1) process.stdout.write(`  ${table} in ${seconds.toFixed(0)} s\n`);
}
// As every night does.
const [{ id: tenantId = '' } = {}] = await sql<{ id?: string }[]>`select id from tenants where slug = 'bench0001'`;
await withTenant(tenantId, (tx) => checkLedger({ tenantId, tx, now: new Date() }));
await closeDatabase();
await sql`vacuum analyze`;
await sql.unsafe(`comment on database ${new URL(url).pathname.slice(1)} is '${mark}'`);
await sql.end();
