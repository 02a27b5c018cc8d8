import { isYoungerThan } from '../birthday';
import type { ErrorCode } from '../errors';
import { licenseRefusal } from '../license-refusal';
import { periodRefusals } from '../period-refusals';

export interface ActivationFacts {
  customer: {
    status: 'active' | 'inactive' | 'blacklisted';
    licenseExpiresOn: string | null;
    dateOfBirth: string | null;
  };
  vehicleInService: boolean;
  /** When the vehicle last came back from a rental; null if it never did. */
  lastReturnAt: Date | null;
  pickupAt: Date;
  dueAt: Date;
  /** Whether nobody would be there to take the vehicle back. */
  dueOutsideHours: boolean;
  /** The local days of now, pickup and return, such as `2026-11-21`. */
  today: string;
  pickupDay: string;
  returnDay: string;
  minimumAge: number;
  inspectionDone: boolean;
  customerSigned: boolean;
  agentSigned: boolean;
  acknowledged: boolean;
}

/**
 * Every reason why a rental can't be handed over now, in the order in which they are shown (docs/rules.md §6, §9).
 * Empty if it can.
 */
export function activationBlockers(facts: ActivationFacts, now: Date): ErrorCode[] {
  const { customer } = facts;
  const license = licenseRefusal(customer.licenseExpiresOn, facts);
  const period = periodRefusals(facts, now);
  const blockers: [boolean, ErrorCode][] = [
    [customer.status === 'blacklisted', 'customer_blacklisted'],
    [customer.status === 'inactive', 'customer_inactive'],
    [period.includes('return_before_pickup'), 'return_before_pickup'],
    [period.includes('period_invalid'), 'period_invalid'],
    [period.includes('due_in_past'), 'due_in_past'],
    [facts.dueOutsideHours, 'outside_hours'],
    [period.includes('pickup_in_past'), 'pickup_in_past'],
    [facts.lastReturnAt !== null && facts.pickupAt < facts.lastReturnAt, 'pickup_before_return'],
    [period.includes('pickup_too_far'), 'pickup_too_far'],
    [license === 'license_expiry_missing', 'license_expiry_missing'],
    [license === 'license_expired', 'license_expired'],
    [license === 'license_expires_before_return', 'license_expires_before_return'],
    // Assumption: an unknown birth date does not refuse a customer, since it is optional. A known one is checked.
    [isYoungerThan(customer.dateOfBirth, facts.minimumAge, facts.pickupDay), 'customer_underage'],
    [!facts.vehicleInService, 'vehicle_not_in_service'],
    [!facts.inspectionDone, 'inspection_missing'],
    [!facts.customerSigned, 'customer_signature_missing'],
    [!facts.agentSigned, 'agent_signature_missing'],
    [!facts.acknowledged, 'acknowledgments_missing'],
  ];
  return blockers.filter(([blocks]) => blocks).map(([, code]) => code);
}
