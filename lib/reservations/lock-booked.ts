import 'server-only';
import { atField } from '../at-field';
import { AppError } from '../errors';
import type { WriteContext } from '../server/command';
import { lockClasses } from '../vehicles/lock-classes';
import { lockVehicle } from '../vehicles/lock-vehicle';

interface Booked {
  classId: string | null;
  vehicleId: string | null;
}

/**
 * Locks what is booked, in the order in which everybody does: the class, the vehicle's class and the class that it was
 * booked by before, then the vehicle. Returns the vehicle; null if any of the class will do. Throws `record_not_found` at
 * the field.
 */
export async function lockBooked(
  ctx: WriteContext,
  { classId, vehicleId }: Booked,
  bookedBefore: string | null = null,
) {
  const vehicleIds = vehicleId ? [vehicleId] : [];
  const classes = await lockClasses(ctx, { vehicleIds, classIds: [classId, bookedBefore] });
  const booked = classes.find(({ id }) => id === classId);
  if (classId && (!booked || booked.archivedAt))
    throw new AppError('record_not_found', { fields: { classId: 'record_not_found' } });
  return vehicleId ? atField('vehicleId', lockVehicle(ctx, vehicleId)) : null;
}
