import type { ErrorCode } from '../errors';

interface ReopenFacts {
  status: string;
  vehicle: { archivedAt: Date | null; serviceStatus: string };
  customer: { archivedAt: Date | null };
  /** Whether a driver of the rental is archived. */
  driverArchived: boolean;
  /** Whether somebody else has had the vehicle since. */
  usedSince: boolean;
}

/**
 * Why a recorded return can't be reopened; null if it can as far as the records say. Whether the vehicle is free is asked
 * apart (docs/rules.md §6).
 */
export function reopenRefusal({ status, vehicle, customer, driverArchived, usedSince }: ReopenFacts): ErrorCode | null {
  if (status === 'cancelled') return 'rental_cancelled';
  if (status !== 'completed') return 'invalid_transition';
  if (vehicle.archivedAt || customer.archivedAt || driverArchived) return 'record_not_found';
  if (vehicle.serviceStatus !== 'in_service') return 'vehicle_not_in_service';
  return usedSince ? 'vehicle_used_since' : null;
}
