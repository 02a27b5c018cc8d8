import 'server-only';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { drivers } from '@/db/schema/drivers';
import { isId } from '../id';
import type { ReadContext } from '../server/query';
import { DRIVER_CHOICE } from './list-selectable-drivers';

/** The drivers with these ids that can still be picked, in the order of the ids. */
export async function findDriverChoices(ctx: ReadContext, driverIds: unknown) {
  const ids = Array.isArray(driverIds) ? driverIds.filter(isId) : [];
  if (ids.length === 0) return [];
  const found = await ctx.tx
    .select(DRIVER_CHOICE)
    .from(drivers)
    .where(and(eq(drivers.tenantId, ctx.tenantId), inArray(drivers.id, ids), isNull(drivers.archivedAt)));
  return ids.flatMap((id) => found.find((row) => row.id === id) ?? []);
}
