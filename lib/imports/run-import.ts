import 'server-only';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { imports } from '@/db/schema/imports';
import { AppError } from '../errors';
import { command, type WriteContext } from '../server/command';
import { assertWithinPlan } from '../tenants/assert-within-plan';
import { checkRows } from './check-rows';
import { getImport, getImportTable } from './get-import';
import { RunImportInput } from './input';
import { targetOf } from './records/targets';
import type { ImportKind } from './values';
import { writeRows } from './write-rows';

export const runVehicleImport = command(
  { name: 'imports.run_vehicles', permission: 'vehicles.import', input: RunImportInput },
  (ctx, input) => run(ctx, 'vehicles', input),
);

export const runCustomerImport = command(
  { name: 'imports.run_customers', permission: 'customers.import', input: RunImportInput },
  (ctx, input) => run(ctx, 'customers', input),
);

export const runDriverImport = command(
  { name: 'imports.run_drivers', permission: 'drivers.import', input: RunImportInput },
  (ctx, input) => run(ctx, 'drivers', input),
);

/**
 * For each kind: writes all rows of an upload, or none. Run again, it returns the first result. Throws `import_running`
 * while the first run is in progress, and `import_busy` while another import of the company is.
 */
export const RUN_IMPORT = { vehicles: runVehicleImport, customers: runCustomerImport, drivers: runDriverImport };

async function run(ctx: WriteContext, kind: ImportKind, { importId, ...settings }: RunImportInput) {
  const mine = and(eq(imports.tenantId, ctx.tenantId), eq(imports.id, importId), eq(imports.kind, kind));
  const upload = (await takeTurn(ctx)) ? await lockUpload(ctx, mine) : await getImport(ctx, kind, importId);
  if (!upload) throw new AppError('record_not_found');
  if (upload.status === 'done') {
    ctx.record({ entity: 'import', entityId: importId, before: null, after: null, action: 'imports.asked_again' });
    return counts(upload);
  }
  if ('running' in upload) throw new AppError(upload.running ? 'import_running' : 'import_busy');
  // From here on the import counts as running.
  ctx.progress?.({ step: 'checking', done: 0, total: upload.rowCount ?? 0 });
  const { table } = await getImportTable(ctx, { kind, importId, sheet: settings.sheet });
  const target = targetOf(kind);
  const { ready, kept, problems } = await checkRows(ctx, target, { table, settings, lock: true });
  if (problems.length > 0)
    throw new AppError('import_has_problems', { params: { count: problems.length }, details: problems.slice(0, 100) });
  const creates = ready.filter(({ before }) => before === null).length;
  if (kind === 'vehicles' && creates > 0) await assertWithinPlan(ctx, 'vehicles', creates);
  const written = await writeRows(ctx, target, ready);
  const result = {
    rowCount: table.rows.length,
    createdCount: written.created,
    updatedCount: written.updated,
    skippedCount: kept + written.unchanged,
  };
  await ctx.tx
    .update(imports)
    .set({ ...result, status: 'done', content: null, columns: settings.columns, doneAt: ctx.now })
    .where(mine);
  ctx.record({ entity: 'import', entityId: importId, before: null, after: { kind, ...settings, ...result } });
  return counts({ ...upload, ...result });
}

/**
 * Whether this import may write. Only one per company may run at a time, so that two imports of the same list don't
 * both find its records missing. Nobody waits: waiting would hold a database connection that others need, and would
 * look as if nothing was happening.
 */
async function takeTurn(ctx: WriteContext): Promise<boolean> {
  const key = `import/${ctx.tenantId}`;
  const [row] = await ctx.tx.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${key}, 0)) as free`,
  );
  return row?.free === true;
}

/** The upload, locked until the end, which shows others that it is being written. */
async function lockUpload(ctx: WriteContext, mine: SQL | undefined) {
  const [upload] = await ctx.tx.select().from(imports).where(mine).for('update');
  return upload;
}

function counts(
  row: Pick<typeof imports.$inferSelect, 'id' | 'rowCount' | 'createdCount' | 'updatedCount' | 'skippedCount'>,
) {
  const { id, rowCount, createdCount, updatedCount, skippedCount } = row;
  return { id, rowCount, createdCount, updatedCount, skippedCount };
}
