import 'server-only';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { vehicleClasses, vehicles } from '@/db/schema/vehicles';
import { isId } from '../id';
import type { WriteContext } from '../server/command';
import type { ReadContext } from '../server/query';

interface Wanted {
  vehicleIds: readonly string[];
  /** Other classes that are needed too. */
  classIds: readonly (string | null)[];
}

/**
 * Locks the classes of vehicles and other classes until the transaction ends. All of them at once, in the order of their
 * ids, so that two acts with several classes never wait for each other. Returns those that exist.
 */
export async function lockClasses(ctx: WriteContext, { vehicleIds, classIds }: Wanted) {
  return lockClassIds(ctx, [...classIds, ...(await findClassIds(ctx, vehicleIds))]);
}

/** The classes of vehicles, for `lockClassIds`. */
export async function findClassIds(ctx: ReadContext, vehicleIds: readonly string[]): Promise<(string | null)[]> {
  const known = vehicleIds.filter(isId);
  if (known.length === 0) return [];
  const found = await ctx.tx
    .select({ classId: vehicles.classId })
    .from(vehicles)
    .where(and(eq(vehicles.tenantId, ctx.tenantId), inArray(vehicles.id, known)));
  return found.map(({ classId }) => classId);
}

/** The same for classes that are known. Null stands for none. */
export async function lockClassIds(ctx: ReadContext, classIds: readonly (string | null)[]) {
  const ids = classIds.filter((id) => id !== null);
  if (ids.length === 0) return [];
  return ctx.tx
    .select({ id: vehicleClasses.id, name: vehicleClasses.name, archivedAt: vehicleClasses.archivedAt })
    .from(vehicleClasses)
    .where(and(eq(vehicleClasses.tenantId, ctx.tenantId), inArray(vehicleClasses.id, ids)))
    .orderBy(asc(vehicleClasses.id))
    .for('no key update');
}
