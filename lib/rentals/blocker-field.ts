import type { ErrorCode } from '../errors';
import type { AgreementInput } from './input';

const FIELDS: Partial<Record<ErrorCode, keyof AgreementInput>> = {
  customer_blacklisted: 'customerId',
  customer_inactive: 'customerId',
  customer_underage: 'customerId',
  license_expiry_missing: 'customerId',
  license_expired: 'customerId',
  license_expires_before_return: 'customerId',
  return_before_pickup: 'dueAt',
  period_invalid: 'dueAt',
  due_in_past: 'dueAt',
  outside_hours: 'dueAt',
  pickup_in_past: 'pickupAt',
  pickup_before_return: 'pickupAt',
  pickup_too_far: 'pickupAt',
  pickup_needs_manager: 'pickupAt',
  vehicle_not_in_service: 'vehicleId',
  customer_signature_missing: 'customerSignature',
  agent_signature_missing: 'agentSignature',
  acknowledgments_missing: 'acknowledgments',
  driver_license_expiry_missing: 'driverIds',
  driver_license_expired: 'driverIds',
  driver_license_expires_before_return: 'driverIds',
  driver_underage: 'driverIds',
};

/** The field of the agreement at which a reason against the hand-over is shown; null if it has none of its own. */
export function blockerField(code: ErrorCode): keyof AgreementInput | null {
  return FIELDS[code] ?? null;
}
