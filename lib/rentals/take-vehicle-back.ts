import 'server-only';
import { allocateVehicle } from '../allocations/allocate-vehicle';
import { findOut } from '../allocations/find-clash';
import { findKeptHold } from '../allocations/find-kept-hold';
import { findRefusal } from '../allocations/find-refusal';
import { heldUntil } from '../allocations/held-until';
import { holdOptions } from '../allocations/hold-options';
import { AppError } from '../errors';
import { OPTIONS } from '../pricing/values';
import type { WriteContext } from '../server/command';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import { leftAt } from './left-at';

interface Returned {
  id: string;
  vehicleId: string;
  pickupAt: Date;
  activatedAt: Date | null;
  /** Since when it has this vehicle, if it is not its first. */
  vehicleSince: Date | null;
  dueAt: Date;
  options: readonly string[];
}

/**
 * Gives a rental its vehicle and its counted options again, as they were before its return. A vehicle that is late must
 * be free until now as well. Throws `vehicle_not_available` with what has it, and `option_not_available`.
 */
export async function takeVehicleBack(ctx: WriteContext, { id, vehicleId, dueAt, ...rental }: Returned): Promise<void> {
  const out = await findOut(ctx, vehicleId);
  if (out) throw new AppError('vehicle_not_available', { details: out });
  const { turnaroundMinutes } = await getTenantSettings(ctx);
  const kept = await findKeptHold(ctx, vehicleId, { rentalId: id });
  const from = leftAt(rental);
  const hold = { from, until: dueAt, holder: { kind: 'rental', id } } as const;
  await allocateVehicle(ctx, { ...hold, vehicleId, turnaroundMinutes, kept });
  const until = heldUntil(dueAt, turnaroundMinutes, kept);
  if (until < ctx.now) {
    const clash = await findRefusal(ctx, { vehicleId, from: until, until: ctx.now, exceptRentalId: id });
    if (clash) throw new AppError('vehicle_not_available', { details: clash });
  }
  const options = OPTIONS.filter((option) => rental.options.includes(option));
  await holdOptions(ctx, { ...hold, options, fieldOf: () => 'options' });
}
