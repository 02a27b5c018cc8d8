import 'server-only';
import { DAY_MS } from '../durations';
import { AppError } from '../errors';
import type { WriteContext } from '../server/command';
import type { VehicleRecord } from '../vehicles/get-vehicle';
import { raiseOdometer } from '../vehicles/raise-odometer';

interface Reading {
  field: 'odometerKm' | 'readyOdometerKm';
  km: number | null;
  at: Date;
}

/**
 * Raises a locked vehicle's odometer to what the garage read. Throws `odometer_below_last`, except for a visit that is
 * written down later: the vehicle may have been driven since.
 */
export async function readOdometer(ctx: WriteContext, vehicle: VehicleRecord, { field, km, at }: Reading) {
  if (km === null) return;
  if (km < vehicle.odometerKm && ctx.now.getTime() - at.getTime() < DAY_MS) {
    const params = { last: vehicle.odometerKm };
    throw new AppError('odometer_below_last', { fields: { [field]: 'odometer_below_last' }, params });
  }
  await raiseOdometer(ctx, vehicle, km);
}
