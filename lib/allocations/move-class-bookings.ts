import 'server-only';
import { sql } from 'drizzle-orm';
import { AppError, type FieldErrors } from '../errors';
import type { WriteContext } from '../server/command';
import { isStandingHold } from '../vehicles/standing-hold';
import { makeRoom } from './make-room';

/**
 * Moves the class bookings that have only pencilled a vehicle to others of their class, inside the caller's transaction and
 * before the vehicle leaves the class. The caller has locked both. Throws `vehicle_reserved` if one finds no other vehicle,
 * at the fields given (docs/rules.md §6).
 */
export async function moveClassBookings(ctx: WriteContext, vehicleId: string, fields?: FieldErrors): Promise<void> {
  const pencilled = await ctx.tx.execute<{ number: string; class_id: string; starts: string; ends: string }>(sql`
      select s.number, s.class_id, lower(a.period) as starts, upper(a.period) as ends
      from vehicle_allocations a join reservations s on s.tenant_id = a.tenant_id and s.id = a.reservation_id
      where a.tenant_id = ${ctx.tenantId} and a.vehicle_id = ${vehicleId} and s.pencilled and upper(a.period) > now()
        and ${isStandingHold}
      order by s.pickup_at`);
  for (const { number, class_id, starts, ends } of pencilled) {
    const wanted = { vehicleId, from: new Date(starts), until: new Date(ends), closed: true };
    if ((await makeRoom(ctx, class_id, wanted)) === null)
      throw new AppError('vehicle_reserved', { fields, params: { number } });
  }
}
