import 'server-only';
import { isNull, max, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mailOrders } from '@/db/schema/mail';

/** Mails of all companies: how many wait, how many were given up within a week, and when the last one went. */
export async function countOutbox(tx: Transaction) {
  const [row] = await tx
    .select({
      waiting: sql<number>`count(*) filter (where ${isNull(mailOrders.endedAt)})::int`,
      retried: sql<number>`count(*) filter (where ${isNull(mailOrders.endedAt)} and ${mailOrders.attempts} > 0)::int`,
      failed: sql<number>`count(*) filter (where ${mailOrders.outcome} = 'given_up')::int`,
      lastSent: sql<string | null>`${max(mailOrders.endedAt)} filter (where ${mailOrders.outcome} = 'sent')`,
    })
    .from(mailOrders);
  return {
    waiting: row?.waiting ?? 0,
    retried: row?.retried ?? 0,
    failed: row?.failed ?? 0,
    lastSent: row?.lastSent ? new Date(row.lastSent) : null,
  };
}
