import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { optionHolds, vehicleAllocations } from '@/db/schema/allocations';
import type { WriteContext } from '../server/command';

const HOLDERS = {
  reservation: { vehicle: vehicleAllocations.reservationId, option: optionHolds.reservationId },
  rental: { vehicle: vehicleAllocations.rentalId, option: optionHolds.rentalId },
};

/**
 * Releases the vehicle that a reservation or a rental has, and the counted options, inside the caller's transaction. The
 * holder's row is locked already.
 */
export async function releaseAllocation(
  { tx, tenantId, now }: Pick<WriteContext, 'tx' | 'tenantId' | 'now'>,
  { kind, id }: { kind: 'reservation' | 'rental'; id: string },
): Promise<void> {
  const holder = HOLDERS[kind];
  await tx
    .update(vehicleAllocations)
    .set({ releasedAt: now })
    .where(
      and(eq(vehicleAllocations.tenantId, tenantId), eq(holder.vehicle, id), isNull(vehicleAllocations.releasedAt)),
    );
  await tx
    .update(optionHolds)
    .set({ releasedAt: now })
    .where(and(eq(optionHolds.tenantId, tenantId), eq(holder.option, id), isNull(optionHolds.releasedAt)));
}
