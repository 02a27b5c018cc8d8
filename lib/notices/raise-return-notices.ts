import 'server-only';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { noticeReads, notices } from '@/db/schema/activity';
import { startOfLocalDay } from '../dates';
import { newId } from '../id';
import { lateFreeMinutes } from '../late-free-minutes';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import { dueReturnNotices } from './due-return-notices';

interface CompanyAt {
  tenantId: string;
  tx: Transaction;
  timeZone: string;
  now: Date;
}

interface Row extends Record<string, unknown> {
  id: string;
  number: string;
  customer: string;
  vehicle: string;
  due_at: string;
  grace: number;
}

/**
 * Creates a company's notices about vehicles that come back today or are overdue, and returns how many are new. One
 * that repeats is the same row, on top again and unread for everybody, so that a long delay does not fill the list.
 */
export async function raiseReturnNotices({ tenantId, tx, timeZone, now }: CompanyAt): Promise<number> {
  const tomorrow = startOfLocalDay(now, timeZone, 1).toISOString();
  const out = await tx.execute<Row>(sql`
    select r.id, r.number, c.full_name as customer, v.make || ' ' || v.model || ', ' || v.plate as vehicle, r.due_at,
      ${lateFreeMinutes('r')} as grace
    from rentals r
    join customers c on c.tenant_id = r.tenant_id and c.id = r.customer_id
    join vehicles v on v.tenant_id = r.tenant_id and v.id = r.vehicle_id
    where r.tenant_id = ${tenantId} and r.status = 'active' and r.due_at < ${tomorrow}::timestamptz
    order by r.id`);
  const rentals = out.map(({ id: rentalId, due_at, grace: graceMinutes, number, customer, vehicle }) => ({
    ...{ rentalId, number, customer, vehicle, graceMinutes },
    dueAt: new Date(due_at),
  }));
  const { morningHour } = await getTenantSettings({ tenantId, tx });
  const due = dueReturnNotices(rentals, now, { timeZone, morningHour });
  if (due.length === 0) return 0;
  // All servers store them in the order of their subjects, so that none waits for another in a circle.
  const rows = due
    .toSorted((a, b) => (a.subject < b.subject ? -1 : 1))
    .map((notice) => ({ ...notice, tenantId, id: newId() }));
  const raised = await tx
    .insert(notices)
    .values(rows)
    .onConflictDoUpdate({
      target: [notices.tenantId, notices.subject],
      set: { params: sql`excluded.params`, createdAt: sql`excluded.created_at` },
      setWhere: sql`${notices.params}->>'day' < excluded.params->>'day'`,
    })
    .returning({ id: notices.id });
  const ids = raised.map(({ id }) => id);
  if (ids.length > 0)
    await tx.delete(noticeReads).where(and(eq(noticeReads.tenantId, tenantId), inArray(noticeReads.noticeId, ids)));
  return ids.length;
}
