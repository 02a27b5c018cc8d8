import 'server-only';
import { sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { notices } from '@/db/schema/activity';
import { newId } from '../id';
import { noShowAt } from '../no-show-at';
import { isEndangered } from '../reservations/is-endangered';
import { vehicleHolders } from '../reservations/vehicle-holders';
import { insertMany } from '../server/insert-many';

/** A delay today says little about a pickup that is further ahead. The dashboard shows those too. */
const DAYS_AHEAD = 7;

interface CompanyAt {
  tenantId: string;
  tx: Transaction;
  now: Date;
}

interface Row extends Record<string, unknown> {
  id: string;
  number: string;
  customer: string;
  vehicle: string;
  pickup_at: string;
  held_by: 'rental' | 'ticket';
  holder_id: string;
  due_at: string;
}

/**
 * Creates a company's notices about reservations within a week whose vehicle is late, or is not back or ready before the
 * pickup. Each is told once for the same rental or ticket, pickup and due time. A delay counts once its free minutes are over. Returns how
 * many are new.
 */
export async function raiseRiskNotices({ tenantId, tx, now }: CompanyAt): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const endangered = await tx.execute<Row>(sql`
    select s.id, s.number, c.full_name as customer, v.make || ' ' || v.model || ', ' || v.plate as vehicle, s.pickup_at,
      o.held_by, o.id as holder_id, o.due_at
    from reservations s
    join ${vehicleHolders(tenantId)} o on o.vehicle_id = s.vehicle_id
    join vehicles v on v.tenant_id = s.tenant_id and v.id = s.vehicle_id
    join customers c on c.tenant_id = s.tenant_id and c.id = s.customer_id
    where s.tenant_id = ${tenantId} and s.status = 'confirmed' and ${noShowAt} > ${at} and ${isEndangered(now)}
      and (o.due_at > s.pickup_at or o.due_at + make_interval(mins => o.grace_minutes) < ${at})
      and s.pickup_at < ${at} + make_interval(days => ${DAYS_AHEAD})
    order by s.pickup_at desc, s.id`);
  const rows = endangered.map((row) => {
    const [pickupAt, dueAt] = [new Date(row.pickup_at).toISOString(), new Date(row.due_at).toISOString()];
    const { id: reservationId, holder_id: holderId, number, customer, vehicle } = row;
    const byTicket = row.held_by === 'ticket';
    const kind = byTicket ? 'at_risk_garage' : 'at_risk';
    const holder = byTicket ? { ticketId: holderId } : { rentalId: holderId };
    return {
      tenantId,
      id: newId(),
      kind,
      subject: `${kind}:${reservationId}:${holderId}:${pickupAt}:${dueAt}`,
      params: { reservationId, ...holder, number, customer, vehicle, pickupAt, dueAt },
      href: `/reservations/${reservationId}`,
    };
  });
  return insertMany(tx, notices, rows, { conflict: { keys: [], update: false } });
}
