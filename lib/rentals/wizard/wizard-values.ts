import type { z } from 'zod';
import type { AgreementStep, DetailsStep, InspectionStep, SignaturesStep } from '../input';

/** A field for everything that a step's schema asks for. */
type FieldsOf<Step extends z.ZodType> = Record<keyof z.input<Step>, string | boolean | string[]>;

const AGREEMENT = {
  customerId: '',
  vehicleId: '',
  driverIds: [] as string[],
  pickupAt: '',
  dueAt: '',
  pickupLocation: '',
  returnLocation: '',
  usageZone: '',
  dailyRateCents: '',
  depositCents: '',
  milesPerDay: '',
  fuelPolicy: 'same_to_same',
  insurancePerDayCents: '',
  protections: [] as string[],
  options: [] as string[],
  discountCents: '',
  discountReason: '',
} satisfies FieldsOf<typeof AgreementStep>;

const INSPECTION = {
  fuelLevel: '',
  odometerKm: '',
  damageNotes: '',
  // Each is JSON, as the form's fields hold text.
  damages: '',
  checklist: '',
  skippedShots: '',
  odometerConfirmed: false,
} satisfies FieldsOf<typeof InspectionStep>;

const SIGNATURES = {
  customerSignature: '',
  customerSigner: '',
  agentSignature: '',
  agentSigner: '',
  acknowledgments: [] as string[],
} satisfies FieldsOf<typeof SignaturesStep>;

const DETAILS = {
  paymentMethod: 'cash',
  notes: '',
  taxExempt: false,
  taxExemptReason: '',
} satisfies FieldsOf<typeof DetailsStep>;

/** The deposit that the customer gives with the hand-over. It is no part of the agreement. */
const GIVEN = {
  takeDeposit: false,
  givenMethod: 'cash',
  givenCurrency: 'USD',
  givenCents: '',
  givenHtgCents: '',
};

/** Not typed by anybody: whether the desk set a price itself, the clauses shown, and the terms that each of the two has signed. */
const NOTED = { rateOwn: false, insuranceOwn: false, termsStamp: '', customerTerms: '', agentTerms: '' };

const BLANK = { ...AGREEMENT, ...INSPECTION, ...SIGNATURES, ...DETAILS, ...GIVEN, ...NOTED };
type Typed<Value> = Value extends boolean ? boolean : Value extends string ? string : Value;

/** An agreement as it is typed, and as its draft keeps it. */
export type WizardValues = { [Name in keyof typeof BLANK]: Typed<(typeof BLANK)[Name]> };
/** An agreement on which nothing is filled in yet. */
export const BLANK_WIZARD: WizardValues = BLANK;

export const STEP_FIELDS = {
  agreement: namesOf(AGREEMENT),
  inspection: namesOf(INSPECTION),
  signatures: namesOf(SIGNATURES),
  details: namesOf({ ...DETAILS, ...GIVEN }),
};

/** Everything that is typed or chosen, of all steps. */
export const WIZARD_FIELDS = Object.values(STEP_FIELDS).flat();

function namesOf(step: Partial<WizardValues>): (keyof WizardValues)[] {
  // Safe because each step's fields are among the wizard's.
  return Object.keys(step) as (keyof WizardValues)[];
}
