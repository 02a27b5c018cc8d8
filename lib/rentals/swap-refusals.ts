import { MINUTE_MS } from '../durations';
import type { ErrorCode } from '../errors';

interface SwapFacts {
  /** When the vehicles were exchanged. */
  at: Date;
  /** When the present vehicle left, and when the rental ends. */
  left: Date;
  due: Date;
  presentVehicleId: string;
  next: { id: string; serviceStatus: string; lastReturnAt: Date | null };
}

export interface SwapRefusal {
  field: 'swappedAt' | 'vehicleId';
  code: ErrorCode;
}

const CLOCK_SKEW_MS = 5 * MINUTE_MS;

/**
 * Every reason why a vehicle can't be exchanged for another one, each at its field, in the order in which they are shown
 * (docs/rules.md §6). Empty if it can. Whether the new one is free is asked apart.
 */
export function swapRefusals({ at, left, due, presentVehicleId, next }: SwapFacts, now: Date): SwapRefusal[] {
  const { lastReturnAt } = next;
  const refusals: [boolean, SwapRefusal['field'], ErrorCode][] = [
    [at.getTime() > now.getTime() + CLOCK_SKEW_MS, 'swappedAt', 'swap_in_future'],
    [at < left, 'swappedAt', 'swap_before_pickup'],
    [due <= now || due <= at, 'swappedAt', 'swap_past_due'],
    [next.id === presentVehicleId, 'vehicleId', 'swap_same_vehicle'],
    [next.serviceStatus !== 'in_service', 'vehicleId', 'vehicle_not_in_service'],
    [lastReturnAt !== null && at < lastReturnAt, 'swappedAt', 'swap_before_return'],
  ];
  return refusals.filter(([refused]) => refused).map(([, field, code]) => ({ field, code }));
}
