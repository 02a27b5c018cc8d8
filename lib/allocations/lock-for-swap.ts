import 'server-only';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { vehicles } from '@/db/schema/vehicles';
import { AppError } from '../errors';
import { isId } from '../id';
import type { WriteContext } from '../server/command';
import { lockClasses } from '../vehicles/lock-classes';

/**
 * Locks the vehicle that is taken back and the one that is given for it, in the order of their ids. So two swaps of the
 * same two vehicles never wait for each other. Before that their classes: pencilled holds of the new one may have to move,
 * and the first may leave service. Throws `record_not_found`.
 */
export async function lockForSwap(ctx: WriteContext, { from, to }: { from: string; to: string }): Promise<void> {
  const both = and(eq(vehicles.tenantId, ctx.tenantId), inArray(vehicles.id, [from, to].filter(isId)));
  await lockClasses(ctx, { vehicleIds: [from, to], classIds: [] });
  const found = await ctx.tx
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(both)
    .orderBy(asc(vehicles.id))
    .for('update');
  if (!found.some(({ id }) => id === to))
    throw new AppError('record_not_found', { fields: { vehicleId: 'record_not_found' } });
}
