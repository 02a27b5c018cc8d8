import 'server-only';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { vehicleAllocations } from '@/db/schema/allocations';
import { allocateVehicle } from '../allocations/allocate-vehicle';
import { closeNoShows } from '../allocations/close-no-shows';
import { findRefusal } from '../allocations/find-refusal';
import { AppError } from '../errors';
import type { WriteContext } from '../server/command';
import { findTicketClashes, listHeldPeriods } from './find-ticket-clashes';
import { freeParts, type Period } from './free-parts';

export interface Held extends Period {
  ticketId: string;
  vehicleId: string;
  /** Whether reservations in the period may keep the vehicle, so that the ticket holds what they leave. */
  despite: 'never' | 'unasked' | 'agreed';
}

/**
 * Takes the vehicle for a ticket, instead of what the ticket held before, inside the caller's transaction. The caller has
 * locked class and vehicle. Tickets of one vehicle may overlap: each holds what the others leave. Class bookings that have
 * only pencilled the vehicle move. Throws `vehicle_not_available` with all that it clashes with (docs/rules.md §7).
 */
export async function holdForTicket(ctx: WriteContext, { ticketId, vehicleId, from, until, despite }: Held) {
  await releaseTicket(ctx, ticketId);
  await closeNoShows(ctx, sql`s.vehicle_id = ${vehicleId}`);
  const holder = { kind: 'maintenance' as const, id: ticketId };
  const period = { vehicleId, from, until };
  const refusal = await findRefusal(ctx, period);
  if (!refusal) {
    await allocateVehicle(ctx, { ...period, holder, turnaroundMinutes: 0 });
    return;
  }
  const clashes = await findTicketClashes(ctx, period);
  const mayStay = despite !== 'never' && clashes.every(({ kind }) => kind === 'reservation');
  if (clashes.length > 0 && !(despite === 'agreed' && mayStay)) {
    const fields = { vehicleId: 'vehicle_not_available' } as const;
    throw new AppError('vehicle_not_available', { fields, details: { ...refusal, clashes, mayStay } });
  }
  for (const part of freeParts(period, await listHeldPeriods(ctx, vehicleId)))
    await allocateVehicle(ctx, { vehicleId, ...part, holder, turnaroundMinutes: 0 });
}

/**
 * What a clerk's agreement means: a vehicle that is in the garage is there whatever was promised, but a plan gives way.
 */
export function answer(status: 'planned' | 'open', isAgreed: boolean): Held['despite'] {
  if (status === 'planned') return 'never';
  return isAgreed ? 'agreed' : 'unasked';
}

/** Gives up what a ticket holds. */
export async function releaseTicket(ctx: WriteContext, ticketId: string): Promise<void> {
  await ctx.tx
    .update(vehicleAllocations)
    .set({ releasedAt: ctx.now })
    .where(
      and(
        eq(vehicleAllocations.tenantId, ctx.tenantId),
        eq(vehicleAllocations.ticketId, ticketId),
        isNull(vehicleAllocations.releasedAt),
      ),
    );
}
