import 'server-only';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { reportExports } from '@/db/schema/report-exports';
import type { ReadContext } from '../server/query';
import { tooManyRequests } from '../too-many-requests';
import { LOST_SECONDS } from './values';

/** More of one company in line are somebody's mistake. */
const MOST_IN_LINE = 10;
const TRY_AGAIN_SECONDS = 30;

/** Throws `too_many_requests` if a company has ten exports in line. Those of a server that is gone are not counted. */
export async function assertRoomInLine({ tx, tenantId }: Pick<ReadContext, 'tx' | 'tenantId'>): Promise<void> {
  const here = sql`${reportExports.seenAt} > now() - make_interval(secs => ${LOST_SECONDS})`;
  const [line] = await tx
    .select({ length: count() })
    .from(reportExports)
    .where(and(eq(reportExports.tenantId, tenantId), isNull(reportExports.endedAt), here));
  if (line && line.length >= MOST_IN_LINE) throw tooManyRequests(TRY_AGAIN_SECONDS);
}
