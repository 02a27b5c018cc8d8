import { spawn } from 'node:child_process';
import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import postgres from 'postgres';
import { reportScope } from '@/lib/reports/report-scope';
import { SOURCES } from '@/lib/reports/sources.ts';
import { BIG } from './big-company.mjs';

const TENANT = { tenantId: BIG.tenantId, tenant: { timeZone: 'America/Port-au-Prince' } };

/** Seconds in which `psql \copy` writes a report's values, as stored, without row security and into nothing. */
export function bareReport(type, period) {
  const { columns, rows, order } = SOURCES[type](reportScope(TENANT, period));
  const values = sql.join(
    Object.values(columns).map(({ value }) => value),
    sql`, `,
  );
  const query = sql`select ${values} ${rows} order by ${order}`;
  return bareCopy(new PgDialect().sqlToQuery(query.inlineParams()).sql);
}

/** The same for any query. Where there is no psql, the database itself writes into a pipe. */
export async function bareCopy(query) {
  const text = query.replaceAll(/\s+/g, ' ');
  const from = performance.now();
  const code = await psql(`\\copy (${text}) to '/dev/null' with (format csv)`);
  if (code === null) {
    const bare = postgres(process.env.DATABASE_URL, { max: 1 });
    await bare.unsafe(`copy (${text}) to program 'cat > /dev/null' with (format csv)`);
    await bare.end();
  } else if (code !== 0) throw new Error('psql could not copy the rows');
  return (performance.now() - from) / 1000;
}

function psql(command) {
  return new Promise((resolve) => {
    const child = spawn('psql', [process.env.DATABASE_URL, '-qXc', command], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.on('error', () => resolve(null));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
