import 'server-only';
import { sql } from 'drizzle-orm';
import { isExpiredReservation } from '../no-show-at';
import type { ReadContext } from '../server/query';
import type { UnitHold } from './pack-units';

/** Whose own holds do not count, because they would give way to what is asked for. */
export interface OwnHolds {
  reservationId?: string | null;
  rentalId?: string | null;
}

/** The units of an option that are promised or out. What is out and late is taken until it is back. */
export async function readOptionHolds(
  ctx: ReadContext,
  option: 'gps' | 'child_seat',
  { reservationId = null, rentalId = null }: OwnHolds = {},
): Promise<UnitHold[]> {
  const rows = await ctx.tx.execute<Record<string, unknown>>(sql`
    select h.id, h.unit, h.rental_id is not null as out, lower(h.period) as starts, upper(h.period) as ends,
      coalesce(r.status = 'active' and r.due_at < now(), false) as late
    from option_holds h
    left join rentals r on r.tenant_id = h.tenant_id and r.id = h.rental_id
    where h.tenant_id = ${ctx.tenantId} and h.option = ${option} and h.released_at is null
      and (h.reservation_id is null or h.reservation_id is distinct from ${reservationId}::uuid)
      and (h.rental_id is null or h.rental_id is distinct from ${rentalId}::uuid)
      and not exists (select 1 from reservations s where s.tenant_id = h.tenant_id and s.id = h.reservation_id and ${isExpiredReservation})`);
  return rows.map((row) => {
    const from = new Date(String(row.starts)).getTime();
    const promisedUntil = new Date(String(row.ends)).getTime();
    const until = row.late === true ? Number.POSITIVE_INFINITY : promisedUntil;
    return { id: String(row.id), unit: Number(row.unit), from, until, promisedUntil, out: row.out === true };
  });
}
