import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { ReadContext } from '../server/query';
import type { KeptHold } from './held-until';

/** A reservation that stands, or a rental, also one that has come back. */
type Booking = { reservationId: string | SQL } | { rentalId: string };

/** How a booking holds a vehicle, a rental also how it held it before its return; null if it never did. */
export async function findKeptHold(
  { tx, tenantId }: Pick<ReadContext, 'tx' | 'tenantId'>,
  vehicleId: string,
  booking: Booking,
): Promise<KeptHold | null> {
  const held =
    'rentalId' in booking
      ? sql`join rentals b on b.tenant_id = a.tenant_id and b.id = a.rental_id where b.id = ${booking.rentalId}::uuid`
      : sql`join reservations b on b.tenant_id = a.tenant_id and b.id = a.reservation_id
          where b.id = ${booking.reservationId}::uuid and a.kind = 'reservation' and a.released_at is null`;
  const rows = await tx.execute<{ return_at: string; until: string }>(sql`
    select b.due_at as return_at, upper(a.period) as until from vehicle_allocations a ${held}
      and a.tenant_id = ${tenantId} and a.vehicle_id = ${vehicleId}
    order by a.released_at desc nulls first limit 1`);
  const row = rows[0];
  return row ? { returnAt: new Date(row.return_at), until: new Date(row.until) } : null;
}
