import 'server-only';
import { sql } from 'drizzle-orm';
import { stopCopies } from '@/db/copy-from-tenant';
import { reportExports } from '@/db/schema/report-exports';
import { AppError } from '../errors';
import { command } from '../server/command';
import { leaveLine } from './export-line';
import { copyName } from './export-name';
import { ExportIdInput } from './input';
import { notEnded } from './keep-place';

/** Stops an export at once, also one that runs on another server. Throws `record_not_found` if it has ended. */
export const cancelExport = command(
  { name: 'reports.cancel_export', permission: 'reports.view', input: ExportIdInput },
  async (ctx, { exportId }) => {
    const name = { tenantId: ctx.tenantId, exportId };
    const [row] = await ctx.tx
      .update(reportExports)
      .set({ state: 'cancelled', place: 0, endedAt: sql`now()` })
      .where(notEnded(name))
      .returning({ id: reportExports.id });
    if (!row) throw new AppError('record_not_found');
    ctx.record({ entity: 'report', entityId: exportId, before: null, after: { state: 'cancelled' } });
    ctx.afterCommit(async () => {
      leaveLine(name);
      await stopCopies(copyName(name));
    });
    return { exportId };
  },
);
