import 'server-only';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { vehicleClasses } from '@/db/schema/vehicles';
import type { WriteContext } from '../server/command';

/** Classes of vehicles, locked in the order of their ids until the transaction ends. Returns those that exist. */
export async function lockClasses(ctx: WriteContext, classIds: readonly string[]) {
  return ctx.tx
    .select({ id: vehicleClasses.id, name: vehicleClasses.name, archivedAt: vehicleClasses.archivedAt })
    .from(vehicleClasses)
    .where(and(eq(vehicleClasses.tenantId, ctx.tenantId), inArray(vehicleClasses.id, [...classIds])))
    .orderBy(asc(vehicleClasses.id))
    .for('no key update');
}
