import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { withTenant } from '@/db/client';
import { newId } from '@/lib/id';
import { beginExport } from '@/lib/reports/begin-export';
import { copyName } from '@/lib/reports/export-name';
import type { ReportFile } from '@/lib/reports/formats/report-file';
import type { CopyRows } from '@/lib/reports/open-report';
import { watchExport } from '@/lib/reports/watch-export';
import { asManager } from './contexts';
import { makeTenant, makeVehicle, type TestTenant } from './factories';

const opened: Readable[] = [];

/** For after each test. */
export function closeFiles(): void {
  for (const file of opened.splice(0)) file.destroy();
}

/** A company that has something to export. */
export async function makeCompany(): Promise<TestTenant> {
  const tenant = await makeTenant();
  await makeVehicle(tenant);
  return tenant;
}

/** An export in its company's line, whose rows never end by themselves unless it has so many. */
export async function begin(tenant: TestTenant, rows = 1_000_000_000) {
  const exportId = newId();
  const asked = { from: '2026-01-01', until: '2035-12-31', types: 'vehicles', format: 'csv', exportId };
  await beginExport(await asManager(tenant), asked);
  return { tenant, exportId, rows };
}

export type Begun = Awaited<ReturnType<typeof begin>>;

/** Its file, as the server that was asked for it sends it. */
export function open({ tenant, exportId, rows }: Begun): Readable {
  const endless = sql`select repeat('x', 1000), generate_series(1, ${sql.raw(String(rows))})`;
  const file = (copy: CopyRows): ReportFile => {
    async function* content() {
      yield 'head\n';
      yield* await copy(endless, 'csv');
    }
    return { stream: Readable.from(content()), mime: 'text/csv', extension: 'csv' };
  };
  const { stream } = watchExport({ tenantId: tenant.id, exportId }, file, {});
  stream.on('error', () => undefined);
  opened.push(stream);
  return stream;
}

/** How many connections of the database are copying its rows. */
export async function copies({ tenant, exportId }: Begun): Promise<number> {
  const name = copyName({ tenantId: tenant.id, exportId });
  const rows = await withTenant(tenant.id, (tx) =>
    tx.execute(sql`select 1 from pg_stat_activity where application_name = ${name}`),
  );
  return rows.length;
}
