import 'server-only';
import { AppError } from '../errors';
import type { WriteContext } from '../server/command';
import { lockVehicleClass } from './lock-vehicle-class';

/** Refuses a class that is another company's or archived, with the error at its field. */
export async function assertOwnClass(ctx: WriteContext, classId: string | null): Promise<void> {
  if (classId === null) return;
  await lockVehicleClass(ctx, classId).catch((error: unknown) => {
    throw error instanceof AppError
      ? new AppError('validation_error', { fields: { classId: 'invalid_value' } })
      : error;
  });
}
