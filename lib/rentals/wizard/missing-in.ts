import type { ErrorCode } from '../../errors';
import type { Locale } from '../../i18n/locales';
import { isBackwards } from '../../is-backwards';
import { parseWhole } from '../../parse-whole';
import { readableParams } from '../../readable-params';
import type { HandOverBlocker } from '../find-hand-over-blockers';
import { isAcknowledged } from '../is-acknowledged';
import { type FieldFaults, fieldFaults } from './field-faults';
import { isSigned } from './signed-terms';
import { STEP_FIELDS, type WizardValues } from './wizard-values';

export interface Missing {
  step: keyof typeof STEP_FIELDS;
  message: MissingText | `errors.${ErrorCode}`;
  params?: Record<string, string | number>;
  /** The field that is wrong, if the message alone does not say which. */
  field?: keyof WizardValues;
  /** Whether it is the server's reason against the hand-over, and not something left out or mistyped. */
  isBlocker?: boolean;
}

type MissingText =
  `rentals.missing_${'customer' | 'vehicle' | 'period' | 'rate' | 'inspection' | 'odometer' | 'customer_signature' | 'agent_signature' | 'acknowledgments' | 'deposit'}`;

const PRICES = ['dailyRateCents', 'depositCents', 'insurancePerDayCents', 'milesPerDay'] as const;

interface Known {
  /** The vehicle's last reading; null if no vehicle is chosen. */
  lastOdometerKm: number | null;
  /** What the server refused of the typed values. */
  refused?: FieldFaults;
}

/** What is still to be done before the hand-over, in the order of the steps. */
export function missingIn(values: WizardValues, { lastOdometerKm, refused = {} }: Known): Missing[] {
  const faults = { ...refused, ...fieldFaults(values) };
  const lacks = (name: keyof WizardValues) => faults[name] === 'required';
  const wrong = (step: Missing['step']): [boolean, Missing][] =>
    STEP_FIELDS[step].flatMap((field) => {
      const code = field === 'dueAt' && isBackwards(values) ? null : faults[field];
      return code && code !== 'required' ? [[true, { step, message: `errors.${code}` as const, field }]] : [];
    });
  const list: [boolean, Missing][] = [
    [lacks('customerId'), { step: 'agreement', message: 'rentals.missing_customer' }],
    [lacks('vehicleId'), { step: 'agreement', message: 'rentals.missing_vehicle' }],
    [
      lacks('pickupAt') || lacks('dueAt') || isBackwards(values),
      { step: 'agreement', message: 'rentals.missing_period' },
    ],
    [PRICES.some(lacks), { step: 'agreement', message: 'rentals.missing_rate' }],
    ...wrong('agreement'),
    [lacks('fuelLevel') || lacks('odometerKm'), { step: 'inspection', message: 'rentals.missing_inspection' }],
    ...wrong('inspection'),
    [isBelow(values.odometerKm, lastOdometerKm), { step: 'inspection', message: 'rentals.missing_odometer' }],
    [!isAcknowledged(values.acknowledgments), { step: 'signatures', message: 'rentals.missing_acknowledgments' }],
    [!isSigned(values, 'customer'), { step: 'signatures', message: 'rentals.missing_customer_signature' }],
    [!isSigned(values, 'agent'), { step: 'signatures', message: 'rentals.missing_agent_signature' }],
    [lacks('givenCents') || lacks('givenHtgCents'), { step: 'details', message: 'rentals.missing_deposit' }],
    ...wrong('details'),
  ];
  return list.filter(([missing]) => missing).map(([, entry]) => entry);
}

/** The reasons that would refuse the hand-over, as things to correct at the first step. */
export function missingOf(blockers: readonly HandOverBlocker[], locale: Locale): Missing[] {
  return blockers.map(({ code, params }) => ({
    step: 'agreement',
    message: `errors.${code}`,
    params: readableParams(params, locale),
    isBlocker: true,
  }));
}

/** Whether a typed reading is below the last one, so one of the two is wrong. */
export function isBelow(typed: string, lastOdometerKm: number | null): boolean {
  const km = parseWhole(typed);
  return lastOdometerKm !== null && typeof km === 'number' && km < lastOdometerKm;
}
