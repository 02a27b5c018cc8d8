import 'server-only';
import { allocateVehicle, holdVehicle } from '../allocations/allocate-vehicle';
import { holdOptions } from '../allocations/hold-options';
import type { RentalOption } from '../pricing/values';
import type { WriteContext } from '../server/command';
import { OPTION_FIELDS } from './option-fields';

interface Holds {
  vehicleId: string;
  from: Date;
  until: Date;
  options: readonly RentalOption[];
  turnaroundMinutes: number;
  /** Whether the caller has closed the vehicle's no-shows. */
  noShowsClosed?: boolean;
}

/** Takes what a reservation holds, its vehicle and its options, inside the caller's transaction. */
export async function takeHolds(
  ctx: WriteContext,
  reservationId: string,
  { options, noShowsClosed, ...holds }: Holds,
): Promise<void> {
  const holder = { kind: 'reservation', id: reservationId } as const;
  await (noShowsClosed ? holdVehicle : allocateVehicle)(ctx, { ...holds, holder });
  await holdOptions(ctx, { ...holds, options, holder, fieldOf: (option) => OPTION_FIELDS[option] });
}
