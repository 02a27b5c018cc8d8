import 'server-only';
import { and, count, eq, isNull, lt, sql } from 'drizzle-orm';
import { reportExports } from '@/db/schema/report-exports';
import { AppError } from '../errors';
import { command, type WriteContext } from '../server/command';
import { tooManyRequests } from '../too-many-requests';
import { checkLength } from './check-length';
import { BeginExportInput } from './input';
import { reportHeader } from './report-header';
import { countReport } from './summarize-report';
import { LOST_SECONDS } from './values';

/** More of one company in line are somebody's mistake. */
const MOST_IN_LINE = 10;
const TRY_AGAIN_SECONDS = 30;

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
  const here = sql`${reportExports.seenAt} > now() - make_interval(secs => ${LOST_SECONDS})`;
  const [line] = await tx
    .select({ length: count() })
    .from(reportExports)
    .where(and(mine, isNull(reportExports.endedAt), here));
  if (line && line.length >= MOST_IN_LINE) throw tooManyRequests(TRY_AGAIN_SECONDS);
  const joined = await tx
    .insert(reportExports)
    .values({ tenantId, id: exportId, memberId: member.id, rowsAll, askedAt: sql`clock_timestamp()` })
    .onConflictDoNothing()
    .returning({ id: reportExports.id });
  if (joined.length === 0) throw new AppError('validation_error', { fields: { exportId: 'invalid_value' } });
}
