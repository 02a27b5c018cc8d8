import 'server-only';
import { atField } from '../at-field';
import { databaseCode } from '../database-error';
import { AppError } from '../errors';
import type { WriteContext } from '../server/command';
import { assertOwnClass } from '../vehicles/assert-own-class';
import { lockVehicle } from '../vehicles/lock-vehicle';

/** Refuses a plan for a vehicle or class that is not the company's, or is archived. */
export async function assertOwnScope(
  ctx: WriteContext,
  { vehicleId, classId }: { vehicleId: string | null; classId: string | null },
): Promise<void> {
  await assertOwnClass(ctx, classId);
  if (vehicleId === null) return;
  const vehicle = await atField('vehicleId', lockVehicle(ctx, vehicleId));
  if (vehicle.archivedAt) throw new AppError('record_not_found', { fields: { vehicleId: 'record_not_found' } });
}

/** The error for a second plan of one service for the same vehicles, at its field. */
export function translateDuplicatePlan(error: unknown): unknown {
  if (databaseCode(error) !== '23505') return error;
  return new AppError('duplicate_plan', { fields: { serviceType: 'duplicate_plan' } });
}
