import 'server-only';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { optionHolds, vehicleAllocations } from '@/db/schema/allocations';
import type { WriteContext } from '../server/command';

const HOLDERS = {
  reservation: { vehicle: vehicleAllocations.reservationId, option: optionHolds.reservationId },
  rental: { vehicle: vehicleAllocations.rentalId, option: optionHolds.rentalId },
};

type Writing = Pick<WriteContext, 'tx' | 'tenantId' | 'now'>;

interface Holder {
  kind: 'reservation' | 'rental';
  id: string;
}

/**
 * Releases the vehicle that a reservation or a rental has, and the counted options, inside the caller's transaction. The
 * holder's row is locked already.
 */
export async function releaseAllocation(ctx: Writing, holder: Holder): Promise<void> {
  await releaseVehicle(ctx, holder);
  await releaseOptions(ctx, holder);
}

/** As above for the counted options alone. */
export async function releaseOptions({ tx, tenantId, now }: Writing, { kind, id }: Holder): Promise<void> {
  await tx
    .update(optionHolds)
    .set({ releasedAt: now })
    .where(and(eq(optionHolds.tenantId, tenantId), eq(HOLDERS[kind].option, id), isNull(optionHolds.releasedAt)));
}

/**
 * As above for the vehicle alone: the options stay with the holder, who gets another vehicle. The hold of that one is
 * named, where it has been taken already.
 */
export async function releaseVehicle(
  { tx, tenantId, now }: Writing,
  { kind, id }: Holder,
  exceptId?: string,
): Promise<void> {
  const held = and(eq(vehicleAllocations.tenantId, tenantId), eq(HOLDERS[kind].vehicle, id));
  await tx
    .update(vehicleAllocations)
    .set({ releasedAt: now })
    .where(
      and(held, isNull(vehicleAllocations.releasedAt), exceptId ? ne(vehicleAllocations.id, exceptId) : undefined),
    );
}
