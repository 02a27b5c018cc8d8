import type { ErrorCode } from '@/lib/errors';
import { parseWhole } from '@/lib/parse-whole';
import { isAcknowledged } from '@/lib/rentals/is-acknowledged';
import { isSigned } from './signed-terms';

export interface WizardValues {
  customerId: string;
  vehicleId: string;
  driverIds: string[];
  pickupAt: string;
  dueAt: string;
  pickupLocation: string;
  returnLocation: string;
  usageZone: string;
  dailyRateCents: string;
  /** The clerk typed the rate, so it follows neither season nor tier. */
  rateOwn: boolean;
  depositCents: string;
  milesPerDay: string;
  fuelPolicy: string;
  insurancePerDayCents: string;
  /** The clerk typed the insurance price, so it does not follow the company's. */
  insuranceOwn: boolean;
  protections: string[];
  options: string[];
  paymentMethod: string;
  discountCents: string;
  discountReason: string;
  fuelLevel: string;
  odometerKm: string;
  damageNotes: string;
  odometerConfirmed: boolean;
  customerSignature: string;
  customerSigner: string;
  agentSignature: string;
  agentSigner: string;
  /** The terms at the time each of them signed. */
  customerTerms: string;
  agentTerms: string;
  acknowledgments: string[];
  notes: string;
  taxExempt: boolean;
  taxExemptReason: string;
}

export const STEP_FIELDS: Record<'agreement' | 'inspection' | 'signatures' | 'details', (keyof WizardValues)[]> = {
  agreement: [
    'customerId',
    'vehicleId',
    'driverIds',
    'pickupAt',
    'dueAt',
    'pickupLocation',
    'returnLocation',
    'usageZone',
    'dailyRateCents',
    'depositCents',
    'milesPerDay',
    'fuelPolicy',
    'insurancePerDayCents',
    'protections',
    'options',
    'paymentMethod',
    'discountCents',
    'discountReason',
  ],
  inspection: ['fuelLevel', 'odometerKm', 'damageNotes', 'odometerConfirmed'],
  signatures: ['customerSignature', 'customerSigner', 'agentSignature', 'agentSigner'],
  details: ['acknowledgments', 'notes', 'taxExempt', 'taxExemptReason'],
};

/** Everything typed or chosen in all steps. */
export const WIZARD_FIELDS = Object.values(STEP_FIELDS).flat();

export interface Missing {
  step: keyof typeof STEP_FIELDS;
  message: MissingText | `errors.${ErrorCode}`;
  params?: Record<string, string | number>;
}

type MissingText =
  `rentals.missing_${'customer' | 'vehicle' | 'period' | 'rate' | 'inspection' | 'odometer' | 'customer_signature' | 'agent_signature' | 'acknowledgments'}`;

/** Both are wall-clock times in the same zone, so comparing their texts compares the times. */
export function isBackwards({ pickupAt, dueAt }: Pick<WizardValues, 'pickupAt' | 'dueAt'>): boolean {
  return pickupAt !== '' && dueAt !== '' && dueAt <= pickupAt;
}

/**
 * What is still to be done before the handover, in the order of the steps. `lastOdometerKm` is the vehicle's last
 * reading.
 */
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

/** Whether a typed reading is below the last one, so that one of them is wrong. */
export function isBelow(typed: string, lastOdometerKm: number | null): boolean {
  const km = parseWhole(typed);
  return lastOdometerKm !== null && typeof km === 'number' && km < lastOdometerKm;
}
