import type { VehicleHolder } from './find-vehicle-holder';
import type { ShownVehicleStatus } from './values';

export type VehicleStep = 'rent' | 'rental' | 'reservation' | 'ticket' | 'edit';

/**
 * What to do next with a vehicle, of what the member may: rent it out, or go to the record that has it. Null if there is
 * nothing to do.
 */
export function vehicleNextStep(
  { status, heldBy }: { status: ShownVehicleStatus; heldBy: VehicleHolder['kind'] | null },
  may: (step: VehicleStep) => boolean,
): VehicleStep | null {
  const step = heldBy ?? (status === 'available' ? 'rent' : 'edit');
  return may(step) ? step : null;
}
