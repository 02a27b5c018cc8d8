import 'server-only';
import { sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { notices } from '@/db/schema/activity';
import { newId } from '../id';
import { isExpiredReservation } from '../no-show-at';
import { insertMany } from '../server/insert-many';

interface CompanyAt {
  tenantId: string;
  tx: Transaction;
}

interface Due extends Record<string, unknown> {
  kind: 'reservation_late' | 'no_show';
  id: string;
  number: string;
  customer: string;
  pickup: string;
  closed: string | null;
}

/**
 * Creates a company's notices about customers who did not come: once when the grace is over, once when the vehicle is
 * free again, whoever freed it. Where that was undone and nobody came again, they are told again. Running it twice creates
 * nothing new. Returns how many are due.
 */
export async function raiseReservationNotices({ tenantId, tx }: CompanyAt): Promise<number> {
  const graceEnds = sql`s.pickup_at + make_interval(hours => s.no_show_grace_hours)`;
  const due = await tx.execute<Due>(sql`
    select case s.status when 'no_show' then 'no_show' else 'reservation_late' end as kind, s.id, s.number,
      c.full_name as customer, s.pickup_at as pickup,
      case s.status when 'no_show' then s.closed_at end as closed
    from reservations s join customers c on c.tenant_id = s.tenant_id and c.id = s.customer_id
    where s.tenant_id = ${tenantId} and (
      (s.status = 'confirmed' and ${graceEnds} <= now() and not ${isExpiredReservation})
      or (s.status = 'no_show' and s.closed_at > now() - interval '7 days'))
    order by s.pickup_at`);
  const rows = due.map(({ kind, id, number, customer, pickup, closed }) => {
    const pickupAt = new Date(pickup).toISOString();
    return {
      tenantId,
      id: newId(),
      kind,
      subject: `${kind}:${id}:${closed ? new Date(closed).toISOString() : pickupAt}`,
      params: { reservationId: id, number, customer, pickupAt },
      href: `/reservations/${id}`,
    };
  });
  return insertMany(tx, notices, rows, { conflict: { keys: [], update: false } });
}
