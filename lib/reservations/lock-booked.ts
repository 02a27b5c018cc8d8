import 'server-only';
import { lockForBooking } from '../allocations/lock-for-booking';
import { atField } from '../at-field';
import { AppError } from '../errors';
import type { WriteContext } from '../server/command';
import { lockClasses } from '../vehicles/lock-classes';

interface Booked {
  classId: string | null;
  vehicleId: string | null;
}

/**
 * Locks the class and the vehicle that are booked, in the order in which everybody does, and returns the vehicle; null if
 * any of the class will do. Throws `record_not_found` at the field.
 */
export async function lockBooked(ctx: WriteContext, { classId, vehicleId }: Booked) {
  if (classId) {
    const [found] = await lockClasses(ctx, [classId]);
    if (!found || found.archivedAt) throw new AppError('record_not_found', { fields: { classId: 'record_not_found' } });
  }
  return vehicleId ? atField('vehicleId', lockForBooking(ctx, vehicleId)) : null;
}
