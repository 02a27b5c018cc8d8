import 'server-only';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { drivers } from '@/db/schema/drivers';
import { AppError, type FieldErrors } from '../errors';
import type { WriteContext } from '../server/command';

/**
 * The drivers with these ids, in that order, locked until the transaction ends, so that none is archived during
 * signing. Throws `record_not_found`, at `fields`, if one is missing, archived or another company's.
 */
export async function lockDrivers(ctx: WriteContext, driverIds: readonly string[], fields?: FieldErrors) {
  const ids = [...new Set(driverIds)];
  if (ids.length === 0) return [];
  const found = await ctx.tx
    .select()
    .from(drivers)
    .where(and(eq(drivers.tenantId, ctx.tenantId), inArray(drivers.id, ids), isNull(drivers.archivedAt)))
    .orderBy(asc(drivers.id))
    .for('update');
  return ids.map((id) => {
    const driver = found.find((row) => row.id === id);
    if (!driver) throw new AppError('record_not_found', { fields });
    return driver;
  });
}
