import 'server-only';
import { and, eq, lt, sql } from 'drizzle-orm';
import { reportExports } from '@/db/schema/report-exports';
import { AppError } from '../errors';
import { command, type WriteContext } from '../server/command';
import { assertRoomInLine } from './assert-room-in-line';
import { checkLength } from './check-length';
import { BeginExportInput } from './input';
import { reportHeader } from './report-header';
import { countReport } from './summarize-report';

/**
 * Puts an export at the end of its company's line, and returns the company's header. Throws `no_data_period`,
 * `report_too_long_for_pdf`, and `too_many_requests` if the company has ten in line.
 */
export const beginExport = command(
  { name: 'reports.export', permission: 'reports.view', input: BeginExportInput },
  async (ctx, { exportId, ...input }) => {
    const [rowsAll, header] = await Promise.all([countReport(ctx, input), reportHeader(ctx)]);
    checkLength(rowsAll, input.format);
    await joinLine(ctx, exportId, rowsAll);
    ctx.record({ entity: 'report', entityId: exportId, before: null, after: { ...input, rowCount: rowsAll } });
    return { header };
  },
);

async function joinLine({ tx, tenantId, member }: WriteContext, exportId: string, rowsAll: number): Promise<void> {
  // One after another, so that the time at which each joins decides the same order for every server.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`export/${tenantId}`}, 0))`);
  const mine = eq(reportExports.tenantId, tenantId);
  await tx.delete(reportExports).where(and(mine, lt(reportExports.seenAt, sql`now() - interval '1 day'`)));
  await assertRoomInLine({ tx, tenantId });
  const joined = await tx
    .insert(reportExports)
    .values({ tenantId, id: exportId, memberId: member.id, rowsAll, askedAt: sql`clock_timestamp()` })
    .onConflictDoNothing()
    .returning({ id: reportExports.id });
  if (joined.length === 0) throw new AppError('validation_error', { fields: { exportId: 'invalid_value' } });
}
