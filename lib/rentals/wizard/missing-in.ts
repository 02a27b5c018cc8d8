import type { ErrorCode } from '../../errors';
import type { Locale } from '../../i18n/locales';
import { parseWhole } from '../../parse-whole';
import { readableParams } from '../../readable-params';
import type { HandOverBlocker } from '../find-hand-over-blockers';
import { isAcknowledged } from '../is-acknowledged';
import { isSigned } from './signed-terms';
import type { STEP_FIELDS, WizardValues } from './wizard-values';

export interface Missing {
  step: keyof typeof STEP_FIELDS;
  message: MissingText | `errors.${ErrorCode}`;
  params?: Record<string, string | number>;
}

type MissingText =
  `rentals.missing_${'customer' | 'vehicle' | 'period' | 'rate' | 'inspection' | 'odometer' | 'customer_signature' | 'agent_signature' | 'acknowledgments'}`;

/** What is still to be done before the hand-over, in the order of the steps; `lastOdometerKm` is the vehicle's last reading. */
export function missingIn(values: WizardValues, lastOdometerKm: number | null): Missing[] {
  const list: [boolean, Missing][] = [
    [!values.customerId, { step: 'agreement', message: 'rentals.missing_customer' }],
    [!values.vehicleId, { step: 'agreement', message: 'rentals.missing_vehicle' }],
    [
      !values.pickupAt || !values.dueAt || isBackwards(values),
      { step: 'agreement', message: 'rentals.missing_period' },
    ],
    [
      !values.dailyRateCents || !values.depositCents || !values.insurancePerDayCents || !values.milesPerDay,
      { step: 'agreement', message: 'rentals.missing_rate' },
    ],
    [!values.fuelLevel || !values.odometerKm, { step: 'inspection', message: 'rentals.missing_inspection' }],
    [isBelow(values.odometerKm, lastOdometerKm), { step: 'inspection', message: 'rentals.missing_odometer' }],
    [!isSigned(values, 'customer'), { step: 'signatures', message: 'rentals.missing_customer_signature' }],
    [!isSigned(values, 'agent'), { step: 'signatures', message: 'rentals.missing_agent_signature' }],
    [!isAcknowledged(values.acknowledgments), { step: 'details', message: 'rentals.missing_acknowledgments' }],
  ];
  return list.filter(([missing]) => missing).map(([, entry]) => entry);
}

/** The reasons that would refuse the hand-over, as things to correct at the first step. */
export function missingOf(blockers: readonly HandOverBlocker[], locale: Locale): Missing[] {
  return blockers.map(({ code, params }) => ({
    step: 'agreement',
    message: `errors.${code}`,
    params: readableParams(params, locale),
  }));
}

/** Both are local times in one time zone, so comparing their texts compares the times. */
export function isBackwards({ pickupAt, dueAt }: Pick<WizardValues, 'pickupAt' | 'dueAt'>): boolean {
  return pickupAt !== '' && dueAt !== '' && dueAt <= pickupAt;
}

/** Whether a typed reading is below the last one, so one of the two is wrong. */
export function isBelow(typed: string, lastOdometerKm: number | null): boolean {
  const km = parseWhole(typed);
  return lastOdometerKm !== null && typeof km === 'number' && km < lastOdometerKm;
}
