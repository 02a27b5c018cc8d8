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
  /** The desk typed the rate itself: it follows neither season nor tier. */
  rateOwn: boolean;
  depositCents: string;
  milesPerDay: string;
  fuelPolicy: string;
  insurancePerDayCents: string;
  /** The desk typed the insurance price itself: it does not follow the company's. */
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

export type Missing = {
  step: keyof typeof STEP_FIELDS;
  text: `missing_${'customer' | 'vehicle' | 'period' | 'rate' | 'inspection' | 'customer_signature' | 'agent_signature' | 'acknowledgments'}`;
};

/** Both are wall-clock times of one zone, so that their texts stand in the order of time. */
export function isBackwards({ pickupAt, dueAt }: Pick<WizardValues, 'pickupAt' | 'dueAt'>): boolean {
  return pickupAt !== '' && dueAt !== '' && dueAt <= pickupAt;
}

/** What is still to be done before the hand-over, in the order of the steps. */
export function missingIn(values: WizardValues): Missing[] {
  const list: [boolean, Missing][] = [
    [!values.customerId, { step: 'agreement', text: 'missing_customer' }],
    [!values.vehicleId, { step: 'agreement', text: 'missing_vehicle' }],
    [!values.pickupAt || !values.dueAt || isBackwards(values), { step: 'agreement', text: 'missing_period' }],
    [
      !values.dailyRateCents || !values.depositCents || !values.insurancePerDayCents || !values.milesPerDay,
      { step: 'agreement', text: 'missing_rate' },
    ],
    [!values.fuelLevel || !values.odometerKm, { step: 'inspection', text: 'missing_inspection' }],
    [!values.customerSignature, { step: 'signatures', text: 'missing_customer_signature' }],
    [!values.agentSignature, { step: 'signatures', text: 'missing_agent_signature' }],
    [values.acknowledgments.length < 4, { step: 'details', text: 'missing_acknowledgments' }],
  ];
  return list.filter(([missing]) => missing).map(([, entry]) => entry);
}
