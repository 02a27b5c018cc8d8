import 'server-only';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { withPlatform } from '@/db/client';
import { reportExports } from '@/db/schema/report-exports';
import { LOST_SECONDS } from '../reports/values';

/** Exports of reports that run now, of all companies. One whose server is gone does not run. */
export async function countExports(): Promise<number> {
  const seen = sql`${reportExports.seenAt} > now() - make_interval(secs => ${LOST_SECONDS})`;
  const [row] = await withPlatform((tx) =>
    tx
      .select({ count: sql<number>`count(*)::int` })
      .from(reportExports)
      .where(and(eq(reportExports.state, 'running'), isNull(reportExports.endedAt), seen)),
  );
  return row?.count ?? 0;
}
