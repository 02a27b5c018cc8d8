import 'server-only';
import { sql } from 'drizzle-orm';
import { ONE_PLAN } from '@/db/one-plan';
import { localDay } from '../dates';
import type { ReadContext } from '../server/query';

/**
 * A text that changes whenever the dashboard may show something else. Every write leaves an audit entry, so the newest one stands
 * for all data. What changes by the clock alone counts too: what is overdue, late pickups, and the local day. It costs three
 * looks into indexes.
 */
export async function getDashboardVersion(ctx: ReadContext): Promise<string> {
  const { tenantId } = ctx;
  const now = sql`${ctx.now.toISOString()}::timestamptz`;
  const [row] = await ctx.tx.execute<{ newest: string | null; overdue: number; late: number }>(sql`${ONE_PLAN}
    select (select id from audit_entries where tenant_id = ${tenantId} order by at desc, id desc limit 1) as newest,
      (select count(*)::int from rentals where tenant_id = ${tenantId} and status = 'active' and due_at < ${now}) as overdue,
      (select count(*)::int from reservations
        where tenant_id = ${tenantId} and status = 'confirmed' and pickup_at < ${now}) as late`);
  return [row?.newest ?? 'none', row?.overdue, row?.late, localDay(ctx.now, ctx.tenant.timeZone)].join(' ');
}
