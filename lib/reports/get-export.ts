import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import { reportExports } from '@/db/schema/report-exports';
import { AppError } from '../errors';
import { parseInput } from '../parse-input';
import type { ReadContext } from '../server/query';
import { ExportIdInput } from './input';
import { LOST_SECONDS } from './values';

/** How far an export is: rows so far of all, and how many are before it. Throws `record_not_found`. */
export async function getExport({ tx, tenantId }: ReadContext, id: string) {
  const { exportId } = parseInput(ExportIdInput, { exportId: id });
  const isLost = sql<boolean>`${reportExports.seenAt} < now() - make_interval(secs => ${LOST_SECONDS})`;
  const [found] = await tx
    .select({
      state: reportExports.state,
      place: reportExports.place,
      rows: reportExports.rowsDone,
      all: reportExports.rowsAll,
      isLost,
      endedAt: reportExports.endedAt,
    })
    .from(reportExports)
    .where(and(eq(reportExports.tenantId, tenantId), eq(reportExports.id, exportId)));
  if (!found) throw new AppError('record_not_found');
  const { isLost: lost, endedAt, ...told } = found;
  return lost && !endedAt ? { ...told, state: 'failed' as const } : told;
}
