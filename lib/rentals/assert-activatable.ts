import { can, type MemberRole } from '../auth/permissions';
import { instantToLocal, localDay } from '../dates';
import { drawnSignature } from '../drawn-signature';
import { driverRefusals, type LicensedDriver } from '../drivers/eligibility';
import { HOUR_MS } from '../durations';
import { AppError, type ErrorCode, type FieldErrors } from '../errors';
import { isRefusedAt } from '../hours/hours-refusals';
import type { BusinessHours } from '../hours/values';
import { activationBlockers } from './activation';
import { blockerField } from './blocker-field';
import type { AgreementInput, OfferedAgreement } from './input';
import { isAcknowledged } from './is-acknowledged';
import { isOdometerJump } from './odometer';

const AHEAD_MS = 12 * HOUR_MS;

interface Facts {
  input: OfferedAgreement;
  role: MemberRole;
  customer: {
    status: 'active' | 'inactive' | 'blacklisted';
    licenseExpiresOn: string | null;
    dateOfBirth: string | null;
  };
  drivers: readonly LicensedDriver[];
  vehicle: { serviceStatus: string; odometerKm: number; updatedAt: Date; lastReturnAt: Date | null };
  /** The vehicle's rate, or the rate a season or tier gives it. Any role may agree to it. */
  proposedRateCents: number;
  settings: { timeZone: string; minimumAge: number; insurancePerDayCents: number; businessHours: BusinessHours };
  out: Date;
  due: Date;
}

/**
 * The agreement with its inspection done, and its signatures as they are kept. Throws the first reason against handing
 * over now, with all of them in its details (docs/rules.md §4, §6).
 */
export function assertActivatable(facts: Facts, now: Date): AgreementInput {
  const { input, customer, vehicle, settings } = facts;
  assertPriceRights(facts);
  const inspected = inspectedAgreement(input);
  const customerSignature = drawnSignature(input.customerSignature);
  const agentSignature = drawnSignature(input.agentSignature);
  const today = localDay(now, settings.timeZone);
  const pickupDay = localDay(facts.out, settings.timeZone);
  const returnDay = localDay(facts.due, settings.timeZone);
  const reasons = activationBlockers(
    {
      customer,
      vehicleInService: vehicle.serviceStatus === 'in_service',
      lastReturnAt: vehicle.lastReturnAt,
      pickupAt: facts.out,
      dueAt: facts.due,
      dueOutsideHours: isRefusedAt(settings.businessHours, input.returnLocation, facts.due, settings.timeZone),
      today,
      pickupDay,
      returnDay,
      minimumAge: settings.minimumAge,
      inspectionDone: inspected !== null,
      customerSigned: customerSignature !== null,
      agentSigned: agentSignature !== null,
      acknowledged: isAcknowledged(input.acknowledgments),
    },
    now,
  );
  const { minimumAge } = settings;
  const refusals = driverRefusals(facts.drivers, { today, pickupDay, returnDay, minimumAge });
  const blockers = [...reasons, ...refusals.map(({ code }) => code)];
  const [first] = reasons;
  if (first || !inspected || !customerSignature || !agentSignature) {
    const returned = vehicle.lastReturnAt && instantToLocal(vehicle.lastReturnAt, settings.timeZone);
    throw new AppError(first ?? 'inspection_missing', {
      fields: { ...fieldsOf(reasons), ...missingReadings(input) },
      params: returned && reasons.includes('pickup_before_return') ? { returned } : undefined,
      details: { blockers },
    });
  }
  assertNotAhead(facts, now);
  const [refusal] = refusals;
  if (refusal) {
    const { code, params, driverId } = refusal;
    throw new AppError(code, { params, fields: { driverIds: code }, details: { blockers, driverId } });
  }
  if (inspected.odometerKm < vehicle.odometerKm) {
    throw new AppError('odometer_below_last', {
      fields: { odometerKm: 'odometer_below_last' },
      params: { last: vehicle.odometerKm },
    });
  }
  const driven = inspected.odometerKm - vehicle.odometerKm;
  if (!input.odometerConfirmed && isOdometerJump(driven, vehicle.updatedAt, now))
    throw new AppError('odometer_jump', { fields: { odometerKm: 'odometer_jump' } });
  return { ...inspected, customerSignature, agentSignature };
}

function inspectedAgreement({ fuelLevel, odometerKm, ...rest }: OfferedAgreement): AgreementInput | null {
  return fuelLevel === null || odometerKm === null ? null : { ...rest, fuelLevel, odometerKm };
}

/** Each reason at its field. The first holds where two have the same one. */
function fieldsOf(reasons: readonly ErrorCode[]): FieldErrors {
  const named = reasons.flatMap((code) => {
    const field = blockerField(code);
    return field ? [[field, code] as const] : [];
  });
  return Object.fromEntries(named.toReversed());
}

function missingReadings({ fuelLevel, odometerKm }: OfferedAgreement): FieldErrors {
  return {
    ...(fuelLevel === null && { fuelLevel: 'required' }),
    ...(odometerKm === null && { odometerKm: 'required' }),
  };
}

/** Only a manager may set another rate or insurance price, a discount or an exemption. The last two need a reason. */
function assertPriceRights({ input, role, proposedRateCents, settings }: Facts): void {
  const ownRate = input.dailyRateCents !== proposedRateCents;
  const ownInsurance = input.insurancePerDayCents !== settings.insurancePerDayCents && input.insurancePerDayCents !== 0;
  if (!can(role, 'rentals.change_rate')) {
    if (ownRate) throw refused('dailyRateCents');
    if (ownInsurance) throw refused('insurancePerDayCents');
    if (input.taxExempt) throw refused('taxExempt');
  }
  if ((input.discountCents ?? 0) > 0) {
    if (!can(role, 'rentals.discount')) throw refused('discountCents');
    if (!input.discountReason) throw new AppError('reason_required', { fields: { discountReason: 'reason_required' } });
  }
  if (input.taxExempt && !input.taxExemptReason)
    throw new AppError('reason_required', { fields: { taxExemptReason: 'reason_required' } });
}

/** The time between a hand-over and the pickup is not charged. Giving much of it away is a discount, and so a manager's. */
function assertNotAhead({ out, role }: Facts, now: Date): void {
  if (out.getTime() - now.getTime() <= AHEAD_MS || can(role, 'rentals.discount')) return;
  throw new AppError('pickup_needs_manager', { fields: { pickupAt: 'pickup_needs_manager' } });
}

function refused(field: string): AppError {
  return new AppError('insufficient_permissions', { fields: { [field]: 'insufficient_permissions' } });
}
