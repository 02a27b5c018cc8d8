import 'server-only';
import { atField } from '../at-field';
import { AppError } from '../errors';
import { afterSent } from '../server/after-sent';
import type { WriteContext } from '../server/command';
import { together } from '../server/together';
import { findClassIds, lockClassIds } from '../vehicles/lock-classes';
import { lockVehicle } from '../vehicles/lock-vehicle';

interface Booked {
  classId: string | null;
  vehicleId: string | null;
}

/** The class of the vehicle that is booked, for `lockBookedTogether`. */
export function findBookedClassIds(ctx: WriteContext, { vehicleId }: Pick<Booked, 'vehicleId'>) {
  return findClassIds(ctx, vehicleId ? [vehicleId] : []);
}

/**
 * Locks what is booked, in the order in which everybody does: the class, the vehicle's class and the class that it was
 * booked by before, then the vehicle. Returns the vehicle; null if any of the class will do. Throws `record_not_found` at
 * the field.
 */
export async function lockBooked(ctx: WriteContext, booked: Booked, bookedBefore: string | null = null) {
  const classIds = [bookedBefore, ...(await findBookedClassIds(ctx, booked))];
  return (await lockBookedTogether(ctx, booked, classIds)).vehicle;
}

/** The same, at once, where the other classes are known. Returns the booked class too. */
export async function lockBookedTogether(
  ctx: WriteContext,
  { classId, vehicleId }: Booked,
  classIds: readonly (string | null)[],
) {
  const [bookedClass, vehicle] = await together(
    lockBookedClass(ctx, classId, classIds),
    vehicleId ? afterSent(() => atField('vehicleId', lockVehicle(ctx, vehicleId))) : Promise.resolve(null),
  );
  return { bookedClass, vehicle };
}

async function lockBookedClass(ctx: WriteContext, classId: string | null, others: readonly (string | null)[]) {
  const classes = await lockClassIds(ctx, [classId, ...others]);
  const booked = classes.find(({ id }) => id === classId);
  if (classId && (!booked || booked.archivedAt))
    throw new AppError('record_not_found', { fields: { classId: 'record_not_found' } });
  return booked ?? null;
}
