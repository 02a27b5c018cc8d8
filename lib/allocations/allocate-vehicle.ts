import 'server-only';
import { and, eq, lt, ne, sql } from 'drizzle-orm';
import { vehicleAllocations } from '@/db/schema/allocations';
import { rentals } from '@/db/schema/rentals';
import { newId } from '../id';
import type { WriteContext } from '../server/command';
import { together } from '../server/together';
import { closeNoShows } from './close-no-shows';
import { findAnyClash } from './find-clash';
import { heldUntil, type KeptHold } from './held-until';
import { makeRoom } from './make-room';
import { refuseTaken } from './refuse-taken';

export interface AllocationRequest {
  vehicleId: string;
  /** Half-open: a return at 10:00 and a pickup at 10:00 do not clash. */
  from: Date;
  until: Date;
  holder: { kind: 'reservation' | 'rental' | 'maintenance'; id: string };
  turnaroundMinutes: number;
  /** How the same booking has held this vehicle so far. */
  kept?: KeptHold | null;
}

/**
 * Reserves a vehicle for a period, inside the caller's transaction. The database's exclusion constraint decides. A class
 * booking that has only pencilled the vehicle is moved to another one of the class. If the vehicle is taken, throws
 * `vehicle_not_available` with the clash, the time from which it is free, and others of its class (docs/rules.md §7).
 */
export async function allocateVehicle(ctx: WriteContext, request: AllocationRequest): Promise<string> {
  await closeNoShows(ctx, sql`s.vehicle_id = ${request.vehicleId}`);
  return holdVehicle(ctx, request);
}

/** The same where the caller has closed the vehicle's no-shows already. */
export async function holdVehicle(ctx: WriteContext, request: AllocationRequest): Promise<string> {
  const { vehicleId, from } = request;
  const least = heldUntil(request.until, request.turnaroundMinutes, request.kept);
  let until = heldUntil(request.until, request.turnaroundMinutes);
  for (let moved = false; ; ) {
    // The constraint leaves one thing to ask: a late vehicle is taken beyond its period.
    const [id, late] = await together(insertHold(ctx, request, until), isLate(ctx, request));
    if (id && !late) return id;
    // Where the whole time to prepare does not fit, it keeps what it had.
    if (id === null && until > least) {
      until = least;
      continue;
    }
    const period = { vehicleId, from, until };
    const found = await findAnyClash(ctx, { ...period, exceptId: id ?? undefined });
    if (id && !found) return id;
    const classId = id === null && !moved ? found?.pencilledClassId : null;
    moved = true;
    if (classId && (await makeRoom(ctx, classId, period)) !== null) continue;
    await refuseTaken(ctx, period, found);
  }
}

/** Whether another rental still has the vehicle, although it should be back. */
async function isLate({ tx, tenantId }: WriteContext, { vehicleId, holder }: AllocationRequest): Promise<boolean> {
  const late = await tx.$count(
    rentals,
    and(
      eq(rentals.tenantId, tenantId),
      eq(rentals.vehicleId, vehicleId),
      eq(rentals.status, 'active'),
      ne(rentals.id, holder.id),
      lt(rentals.dueAt, sql`now()`),
    ),
  );
  return late > 0;
}

/** The id of the hold; null if the vehicle is held already. */
async function insertHold(ctx: WriteContext, request: AllocationRequest, until: Date): Promise<string | null> {
  const { vehicleId, holder } = request;
  const [inserted] = await ctx.tx
    .insert(vehicleAllocations)
    .values({
      tenantId: ctx.tenantId,
      id: newId(),
      vehicleId,
      kind: holder.kind,
      reservationId: holder.kind === 'reservation' ? holder.id : null,
      rentalId: holder.kind === 'rental' ? holder.id : null,
      ticketId: holder.kind === 'maintenance' ? holder.id : null,
      period: `[${request.from.toISOString()},${until.toISOString()})`,
    })
    .onConflictDoNothing()
    .returning({ id: vehicleAllocations.id });
  return inserted?.id ?? null;
}
