import 'server-only';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { withTenant } from '@/db/client';
import { reportExports } from '@/db/schema/report-exports';
import { isKeyLive } from '../auth/key-session';
import type { Ticket } from './export-line';
import type { ExportName } from './export-name';
import { LOST_SECONDS } from './values';

export type EndState = 'done' | 'failed' | 'cancelled';

const MAKER = { active: sql`maker.active`, role: sql`maker.role`, archivedAt: sql`maker.archived_at` };

/** Whether `mine` may go on: the company is not suspended, and whoever asked is not deactivated, or by a key that still holds. */
const MAY_STILL = sql`(mine.member_id is null or exists (
  select 1 from tenants t join members m on m.tenant_id = t.id
  where t.id = mine.tenant_id and m.id = mine.member_id and t.status = 'active'
    and (m.active or m.operator_id is not null or exists (
      select 1 from api_keys join members maker on maker.tenant_id = api_keys.tenant_id and maker.id = api_keys.created_by
      where api_keys.tenant_id = m.tenant_id and api_keys.member_id = m.id and ${isKeyLive(MAKER)}))))`;

/**
 * Notes that an export is still there and how far it is. Returns how many of its company are before it, or null if it was
 * cancelled, or may not go on. Those of a server that is gone are not counted.
 */
export function keepPlace(ticket: Ticket, waitingHere: number): Promise<number | null> {
  const { tenantId, exportId, running, rows } = ticket;
  return withTenant(tenantId, async (tx) => {
    const [found] = await tx.execute<{ before: number }>(sql`
      select count(other.id)::int as before
      from report_exports mine left join report_exports other on other.tenant_id = mine.tenant_id
        and other.ended_at is null and other.seen_at > now() - make_interval(secs => ${LOST_SECONDS})
        and (other.asked_at, other.id) < (mine.asked_at, mine.id)
      where mine.tenant_id = ${tenantId} and mine.id = ${exportId} and mine.ended_at is null and ${MAY_STILL}
      group by mine.id`);
    if (!found) return null;
    const place = running ? 0 : Math.max(found.before, waitingHere);
    await tx
      .update(reportExports)
      .set({ state: running ? 'running' : 'waiting', place, rowsDone: rows, seenAt: sql`now()` })
      .where(notEnded(ticket));
    return found.before;
  });
}

/** Notes how an export ended, unless it was cancelled before. */
export async function endExport(ticket: Ticket, state: EndState): Promise<void> {
  const ended = { state, place: 0, rowsDone: ticket.rows, endedAt: sql`now()` };
  await withTenant(ticket.tenantId, (tx) => tx.update(reportExports).set(ended).where(notEnded(ticket)));
}

export function notEnded({ tenantId, exportId }: ExportName) {
  return and(eq(reportExports.tenantId, tenantId), eq(reportExports.id, exportId), isNull(reportExports.endedAt));
}
