import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { vehicleAllocations } from '@/db/schema/allocations';
import type { WriteContext } from '../server/command';

const HOLDERS = { reservation: vehicleAllocations.reservationId, rental: vehicleAllocations.rentalId };

/** Releases the vehicle that a reservation or a rental has, inside the caller's transaction. */
export async function releaseAllocation(
  ctx: WriteContext,
  holder: { kind: 'reservation' | 'rental'; id: string },
): Promise<void> {
  await ctx.tx
    .update(vehicleAllocations)
    .set({ releasedAt: ctx.now })
    .where(
      and(
        eq(vehicleAllocations.tenantId, ctx.tenantId),
        eq(HOLDERS[holder.kind], holder.id),
        isNull(vehicleAllocations.releasedAt),
      ),
    );
}
