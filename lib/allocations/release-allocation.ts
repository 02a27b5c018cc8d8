import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { vehicleAllocations } from '@/db/schema/allocations';
import type { WriteContext } from '../server/command';

/** Releases a rental's hold on its vehicle, inside the caller's transaction. */
export async function releaseRentalAllocation(ctx: WriteContext, rentalId: string): Promise<void> {
  await ctx.tx
    .update(vehicleAllocations)
    .set({ releasedAt: ctx.now })
    .where(
      and(
        eq(vehicleAllocations.tenantId, ctx.tenantId),
        eq(vehicleAllocations.rentalId, rentalId),
        isNull(vehicleAllocations.releasedAt),
      ),
    );
}
