import 'server-only';
import type { WriteContext } from '../server/command';
import { getVehicle } from '../vehicles/get-vehicle';
import { lockForBooking } from './lock-for-booking';

/** Locks as `lockForBooking` does, and returns the vehicle with its class's name and its derived status. */
export async function lockVehicleRecord(ctx: WriteContext, vehicleId: string, besides?: readonly (string | null)[]) {
  await lockForBooking(ctx, vehicleId, besides);
  return getVehicle(ctx, vehicleId);
}
