import 'server-only';
import { allocateVehicle, holdVehicle } from '../allocations/allocate-vehicle';
import type { KeptHold } from '../allocations/held-until';
import { holdOptions } from '../allocations/hold-options';
import type { KeptUnits } from '../allocations/read-kept-units';
import type { RentalOption } from '../pricing/values';
import type { WriteContext } from '../server/command';
import { OPTION_FIELDS } from './option-fields';

interface Holds {
  vehicleId: string;
  from: Date;
  until: Date;
  options: readonly RentalOption[];
  turnaroundMinutes: number;
  /** How it has held this vehicle and its units so far. */
  kept?: KeptHold | null;
  keptUnits?: KeptUnits;
  /** Whether the caller has closed the vehicle's no-shows. */
  noShowsClosed?: boolean;
}

/** Takes what a reservation holds, its vehicle and its options, inside the caller's transaction. */
export async function takeHolds(
  ctx: WriteContext,
  reservationId: string,
  { options, noShowsClosed, keptUnits, ...holds }: Holds,
): Promise<void> {
  const holder = { kind: 'reservation', id: reservationId } as const;
  await (noShowsClosed ? holdVehicle : allocateVehicle)(ctx, { ...holds, holder });
  await holdOptions(ctx, { ...holds, options, holder, kept: keptUnits, fieldOf: (option) => OPTION_FIELDS[option] });
}
