import 'server-only';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { reportExports } from '@/db/schema/report-exports';
import { AppError } from '../errors';
import { assertRoomInLine } from './assert-room-in-line';

/** Null for an operator, who is no member. */
type Joining = { tx: Transaction; tenantId: string; memberId: string | null };

/** Puts an export at the end of its company's line. Throws `too_many_requests` if the company has ten in line. */
export async function joinLine({ tx, tenantId, memberId }: Joining, exportId: string, rowsAll: number): Promise<void> {
  // One after another, so that the time at which each joins decides the same order for every server.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`export/${tenantId}`}, 0))`);
  const mine = eq(reportExports.tenantId, tenantId);
  await tx.delete(reportExports).where(and(mine, lt(reportExports.seenAt, sql`now() - interval '1 day'`)));
  await assertRoomInLine({ tx, tenantId });
  const joined = await tx
    .insert(reportExports)
    .values({ tenantId, id: exportId, memberId, rowsAll, askedAt: sql`clock_timestamp()` })
    .onConflictDoNothing()
    .returning({ id: reportExports.id });
  if (joined.length === 0) throw new AppError('validation_error', { fields: { exportId: 'invalid_value' } });
}
