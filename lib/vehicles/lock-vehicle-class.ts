import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { vehicleClasses } from '@/db/schema/vehicles';
import { databaseCode } from '../database-error';
import { AppError } from '../errors';
import type { WriteContext } from '../server/command';

/** One of the company's classes that is not archived, locked until the transaction ends. Throws `record_not_found`. */
export async function lockVehicleClass(ctx: WriteContext, classId: string) {
  const [row] = await ctx.tx
    .select({ id: vehicleClasses.id, name: vehicleClasses.name })
    .from(vehicleClasses)
    .where(
      and(eq(vehicleClasses.tenantId, ctx.tenantId), eq(vehicleClasses.id, classId), isNull(vehicleClasses.archivedAt)),
    )
    .for('update');
  if (!row) throw new AppError('record_not_found');
  return row;
}

/** The error for a name that another class of the company has, at its field. */
export function translateDuplicateClass(error: unknown): unknown {
  return databaseCode(error) === '23505'
    ? new AppError('duplicate_class', { fields: { name: 'duplicate_class' } })
    : error;
}
