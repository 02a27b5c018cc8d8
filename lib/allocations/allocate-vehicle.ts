import 'server-only';
import { inArray, sql } from 'drizzle-orm';
import { vehicleAllocations } from '@/db/schema/allocations';
import { AppError } from '../errors';
import { newId } from '../id';
import type { WriteContext } from '../server/command';
import { isExpiredReservation, NO_SHOW_REASON } from '../vehicles/standing-hold';
import { findClash } from './find-clash';
import { heldUntil } from './held-until';
import { releaseAllocation } from './release-allocation';

export interface AllocationRequest {
  vehicleId: string;
  /** Half-open: a return at 10:00 and a pickup at 10:00 do not clash. */
  from: Date;
  until: Date;
  holder: { kind: 'reservation' | 'rental' | 'maintenance'; id: string };
  turnaroundMinutes: number;
}

/**
 * Reserves a vehicle for a period, inside the caller's transaction. The database's exclusion constraint decides. If the
 * vehicle is taken, throws `vehicle_not_available` with the clash and the time from which it is free
 * (docs/rules.md §7).
 */
export async function allocateVehicle(ctx: WriteContext, request: AllocationRequest): Promise<string> {
  const { vehicleId, holder } = request;
  await freeExpiredHolds(ctx, vehicleId);
  const until = heldUntil(request.until, request.turnaroundMinutes);
  const id = newId();
  const inserted = await ctx.tx
    .insert(vehicleAllocations)
    .values({
      tenantId: ctx.tenantId,
      id,
      vehicleId,
      kind: holder.kind,
      reservationId: holder.kind === 'reservation' ? holder.id : null,
      rentalId: holder.kind === 'rental' ? holder.id : null,
      ticketId: holder.kind === 'maintenance' ? holder.id : null,
      period: `[${request.from.toISOString()},${until.toISOString()})`,
    })
    .onConflictDoNothing()
    .returning({ id: vehicleAllocations.id });
  const clash = await findClash(ctx, { vehicleId, from: request.from, until, exceptId: id });
  if (inserted.length === 0 || clash) {
    const fields = { vehicleId: 'vehicle_not_available' } as const;
    throw new AppError('vehicle_not_available', { fields, details: clash });
  }
  return id;
}

/**
 * The expired hold of a no-show must never block a booking, even if the job that releases it has not run yet
 * (docs/rules.md §6). The expired reservations are read first, because a distributed database can't update rows by a
 * time that it computes from them.
 */
async function freeExpiredHolds(ctx: WriteContext, vehicleId: string): Promise<void> {
  const expired = await ctx.tx.execute<{ id: string }>(sql`
    select s.id from reservations s
    where s.tenant_id = ${ctx.tenantId} and s.vehicle_id = ${vehicleId} and ${isExpiredReservation}`);
  if (expired.length === 0) return;
  const closed = await ctx.tx.execute<{ id: string }>(sql`
    update reservations s
    set status = 'no_show', closed_at = now(), closed_reason = ${NO_SHOW_REASON}, updated_at = now()
    where s.tenant_id = ${ctx.tenantId} and ${inArray(
      sql`s.id`,
      expired.map(({ id }) => id),
    )} and s.status = 'confirmed'
    returning s.id`);
  for (const { id } of closed) {
    await releaseAllocation(ctx, { kind: 'reservation', id });
    ctx.record({
      action: 'reservations.no_show',
      entity: 'reservation',
      entityId: id,
      before: { status: 'confirmed' },
      after: { status: 'no_show', closedReason: NO_SHOW_REASON },
    });
  }
}
