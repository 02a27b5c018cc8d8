import 'server-only';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { vehicleClasses } from '@/db/schema/vehicles';
import type { ReadContext } from '../server/query';

/** The company's classes in its own order, without archived ones, for choosing one. */
export function listClassNames(ctx: ReadContext): Promise<{ id: string; name: string }[]> {
  return ctx.tx
    .select({ id: vehicleClasses.id, name: vehicleClasses.name })
    .from(vehicleClasses)
    .where(and(eq(vehicleClasses.tenantId, ctx.tenantId), isNull(vehicleClasses.archivedAt)))
    .orderBy(asc(vehicleClasses.position), asc(vehicleClasses.name), asc(vehicleClasses.id));
}
