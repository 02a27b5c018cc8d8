import 'server-only';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { vehicleAllocations } from '@/db/schema/allocations';
import { reservations } from '@/db/schema/reservations';
import { newId } from '../id';
import type { WriteContext } from '../server/command';
import { arrangeHolds } from './arrange-holds';
import { closeNoShows } from './close-no-shows';
import { type ClassHolds, readClassHolds } from './read-class-holds';

interface Wanted {
  /** Null if any vehicle of the class will do. */
  vehicleId: string | null;
  from: Date;
  until: Date;
  /** The vehicle takes no booking of the class from now on: what it has pencilled leaves it. */
  closed?: boolean;
  /** What holds the class, where that has been read since it was locked. */
  holds?: ClassHolds;
}

/**
 * Makes room for a period on a vehicle, or on any one of a class, by moving pencilled holds to other free vehicles of the
 * class, inside the caller's transaction. Returns the vehicle, or null if there is no arrangement. The caller has locked
 * the class (docs/rules.md §7).
 */
export async function makeRoom(ctx: WriteContext, classId: string, wanted: Wanted): Promise<string | null> {
  const { lanes, pencilled } = wanted.holds ?? (await readClassHolds(ctx, classId));
  const asked = { vehicleId: wanted.vehicleId, from: wanted.from.getTime(), until: wanted.until.getTime() };
  const open = lanes.map((lane) =>
    wanted.closed && lane.vehicleId === wanted.vehicleId ? { ...lane, open: false } : lane,
  );
  const arrangement = arrangeHolds(open, pencilled, asked);
  if (!arrangement) return null;
  if (arrangement.moved.size > 0) await moveHolds(ctx, arrangement.moved);
  return arrangement.vehicleId;
}

/** All are released before any is given its new vehicle, so that two may change places. */
async function moveHolds(ctx: WriteContext, moved: ReadonlyMap<string, string>): Promise<void> {
  const { tenantId } = ctx;
  // The database still counts a hold that has run out.
  await closeNoShows(ctx, inArray(sql`s.vehicle_id`, [...new Set(moved.values())]));
  const mine = and(eq(reservations.tenantId, tenantId), inArray(reservations.id, [...moved.keys()]));
  const found = await ctx.tx
    .select({ id: reservations.id, vehicleId: reservations.vehicleId })
    .from(reservations)
    .where(and(mine, eq(reservations.status, 'confirmed'), eq(reservations.pencilled, true)))
    .orderBy(asc(reservations.id))
    .for('update');
  const released = await ctx.tx
    .update(vehicleAllocations)
    .set({ releasedAt: ctx.now })
    .where(
      and(
        eq(vehicleAllocations.tenantId, tenantId),
        inArray(
          vehicleAllocations.reservationId,
          found.map(({ id }) => id),
        ),
        isNull(vehicleAllocations.releasedAt),
      ),
    )
    .returning({ reservationId: vehicleAllocations.reservationId, period: vehicleAllocations.period });
  for (const { id, vehicleId: before } of found) {
    const hold = released.find(({ reservationId }) => reservationId === id);
    const vehicleId = moved.get(id);
    if (!hold || !vehicleId) continue;
    await ctx.tx.insert(vehicleAllocations).values({
      tenantId,
      id: newId(),
      vehicleId,
      kind: 'reservation',
      reservationId: id,
      period: hold.period,
    });
    await ctx.tx
      .update(reservations)
      .set({ vehicleId, updatedAt: sql`now()` })
      .where(and(eq(reservations.tenantId, tenantId), eq(reservations.id, id)));
    ctx.record({
      action: 'reservations.move',
      entity: 'reservation',
      entityId: id,
      before: { vehicleId: before },
      after: { vehicleId },
    });
  }
}
