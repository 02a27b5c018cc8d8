import { can, type MemberRole } from '../auth/permissions';
import { AppError, type ErrorCode, type FieldErrors } from '../errors';
import { periodRefusals } from '../period-refusals';
import { periodField } from './period-field';

interface Facts {
  role: MemberRole;
  customer: { status: 'active' | 'inactive' | 'blacklisted'; archivedAt: Date | null };
  /** The chosen vehicle; null if any of a class will do. */
  vehicle: { serviceStatus: string; archivedAt: Date | null } | null;
  pickupAt: Date;
  dueAt: Date;
  /** The times for which nobody would be at the place. */
  outside: FieldErrors;
  /** A manager's own rate and what the rules would give; the first is null if nobody typed one. */
  ownRateCents: number | null;
  proposedRateCents: number;
  /** What an edit leaves as it is was allowed before. A rate stays only with what it was promised for. */
  unchanged: { customer: boolean; period: boolean; hours: boolean; vehicle: boolean; rate: boolean };
}

/** Throws the first reason against a reservation, with every one at its field (docs/rules.md §6, §9). */
export function assertReservable(facts: Facts, now: Date): void {
  const { customer, vehicle, unchanged, ownRateCents } = facts;
  const isOwnRate = ownRateCents !== null && ownRateCents !== facts.proposedRateCents;
  const period = unchanged.period ? [] : periodRefusals(facts, now);
  const outside = unchanged.hours ? [] : Object.entries(facts.outside);
  const reasons: [boolean, ErrorCode, string][] = [
    [customer.archivedAt !== null, 'record_not_found', 'customerId'],
    [!unchanged.customer && customer.status === 'blacklisted', 'customer_blacklisted', 'customerId'],
    [!unchanged.customer && customer.status === 'inactive', 'customer_inactive', 'customerId'],
    ...period.map((code): [boolean, ErrorCode, string] => [true, code, periodField(code)]),
    ...outside.map(([field, code]): [boolean, ErrorCode, string] => [true, code, field]),
    [vehicle !== null && vehicle.archivedAt !== null, 'record_not_found', 'vehicleId'],
    [!unchanged.vehicle && isOutOfService(vehicle), 'vehicle_not_in_service', 'vehicleId'],
    [
      isOwnRate && !unchanged.rate && !can(facts.role, 'rentals.change_rate'),
      'insufficient_permissions',
      'dailyRateCents',
    ],
  ];
  const found = reasons.filter(([refuses]) => refuses);
  const [first] = found;
  if (!first) return;
  const fields: FieldErrors = Object.fromEntries(found.toReversed().map(([, code, field]) => [field, code]));
  throw new AppError(first[1], { fields });
}

function isOutOfService(vehicle: Facts['vehicle']): boolean {
  return vehicle !== null && vehicle.archivedAt === null && vehicle.serviceStatus !== 'in_service';
}
