import { AppError, type ErrorParams, type FieldErrors } from '../errors';
import { isOdometerJump } from './odometer';
import type { SwapVehicleInput } from './swap-input';

interface Known {
  at: Date;
  /** The present vehicle, as it left. */
  present: { left: Date; odometerOutKm: number };
  next: { odometerKm: number; updatedAt: Date };
}

/**
 * Throws where an odometer of a swap went back, or went further than is likely and nobody has confirmed it. Throws too
 * where a vehicle is to stay out of service without a reason.
 */
export function assertSwapReadings(input: SwapVehicleInput, { at, present, next }: Known): void {
  const drivenIn = input.odometerInKm - present.odometerOutKm;
  const drivenOut = input.odometerOutKm - next.odometerKm;
  if (drivenIn < 0) throw refused('odometerInKm', 'odometer_below_last', { last: present.odometerOutKm });
  if (drivenOut < 0) throw refused('odometerOutKm', 'odometer_below_last', { last: next.odometerKm });
  if (!input.odometerConfirmed) {
    if (isOdometerJump(drivenIn, present.left, at)) throw refused('odometerInKm', 'odometer_jump');
    if (isOdometerJump(drivenOut, next.updatedAt, at)) throw refused('odometerOutKm', 'odometer_jump');
  }
  if (input.outOfService && !input.outOfServiceReason) throw refused('outOfServiceReason', 'reason_required');
}

function refused(
  field: keyof SwapVehicleInput,
  code: 'odometer_below_last' | 'odometer_jump' | 'reason_required',
  params?: ErrorParams,
): AppError {
  const fields: FieldErrors = { [field]: code };
  return new AppError(code, { fields, params });
}
