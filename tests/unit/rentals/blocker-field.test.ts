import { expect, it } from 'vitest';
import type { ErrorCode } from '@/lib/errors';
import { blockerField } from '@/lib/rentals/blocker-field';

it.each<[string | null, ErrorCode[]]>([
  ['customerId', ['customer_blacklisted', 'customer_inactive', 'customer_underage']],
  ['customerId', ['license_expiry_missing', 'license_expired', 'license_expires_before_return']],
  ['driverIds', ['driver_license_expiry_missing', 'driver_license_expired', 'driver_underage']],
  ['driverIds', ['driver_license_expires_before_return']],
  ['dueAt', ['return_before_pickup', 'period_invalid', 'due_in_past', 'outside_hours']],
  ['pickupAt', ['pickup_in_past', 'pickup_before_return', 'pickup_too_far', 'pickup_needs_manager']],
  ['vehicleId', ['vehicle_not_in_service']],
  ['customerSignature', ['customer_signature_missing']],
  ['agentSignature', ['agent_signature_missing']],
  ['acknowledgments', ['acknowledgments_missing']],
  [null, ['inspection_missing']],
])('shows at %s what is wrong with it: %j', (field, codes) => {
  expect(codes.map(blockerField)).toEqual(codes.map(() => field));
});
