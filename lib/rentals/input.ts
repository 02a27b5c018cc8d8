import { z } from 'zod';
import { MOST_DRIVERS } from '../drivers/values';
import { ConditionInput } from '../inspections/condition-input';
import { LocalTimeInput } from '../local-time-input';
import { blankAsNull, centsInput, wholeInput } from '../number-input';
import { AGREED_PAYMENT_METHODS, FUEL_LEVELS, FUEL_POLICIES, OPTIONS } from '../pricing/values';
import { BOUNDS } from './bounds';
import { ACKNOWLEDGMENTS, MOST_SEEN_VERSIONS, PROTECTIONS, WIZARD_STEPS } from './values';

const SIGNATURE_LIMIT = 400_000;

const id = z.string().min(1, 'required').pipe(z.uuid('invalid_value'));
const line = z.string().trim().max(200, 'too_long').default('');
const signature = z
  .string()
  .max(SIGNATURE_LIMIT, 'too_long')
  .regex(/^(?:data:image\/png;base64,[A-Za-z0-9+/=]+)?$/, 'invalid_value')
  .default('');

/** A program may name a thing twice. It is priced and held once. */
const eachOnce = <T>(all: T[]): T[] => [...new Set(all)];

/** Step one: who rents which vehicle, when, where and for how much. */
export const AgreementStep = z.object({
  customerId: id,
  vehicleId: id,
  /** Who may drive besides the customer. */
  driverIds: z.array(z.uuid('record_not_found')).max(MOST_DRIVERS, 'too_long').default([]),
  pickupAt: LocalTimeInput,
  dueAt: LocalTimeInput,
  pickupLocation: line,
  returnLocation: line,
  usageZone: line,
  dailyRateCents: centsInput(BOUNDS.dailyRateCents),
  depositCents: centsInput(BOUNDS.depositCents),
  milesPerDay: wholeInput(BOUNDS.milesPerDay),
  fuelPolicy: z.enum(FUEL_POLICIES, 'required'),
  insurancePerDayCents: centsInput(BOUNDS.insurancePerDayCents),
  protections: z.array(z.enum(PROTECTIONS)).max(PROTECTIONS.length).default([]).transform(eachOnce),
  options: z.array(z.enum(OPTIONS)).max(OPTIONS.length).default([]).transform(eachOnce),
  discountCents: blankAsNull(centsInput(BOUNDS.discountCents)),
  discountReason: line,
});

export const InspectionStep = z.object({
  fuelLevel: z.enum(FUEL_LEVELS, 'required'),
  odometerKm: wholeInput(BOUNDS.odometerKm),
  damageNotes: z.string().trim().max(4000, 'too_long').default(''),
  /** The clerk confirms the unusual distance since the last reading. */
  odometerConfirmed: z.boolean().default(false),
  ...ConditionInput.shape,
});

/** Both signatures under an agreement or an addendum. */
export const BothSignatures = z.object({
  customerSignature: signature,
  customerSigner: z.string().trim().max(120, 'too_long').default(''),
  agentSignature: signature,
  agentSigner: z.string().trim().max(120, 'too_long').default(''),
});

/** The customer acknowledges and signs what both have read. */
export const SignaturesStep = BothSignatures.extend({
  acknowledgments: z.array(z.enum(ACKNOWLEDGMENTS)).default([]),
});

export const DetailsStep = z.object({
  paymentMethod: z.enum(AGREED_PAYMENT_METHODS, 'required'),
  notes: z.string().trim().max(4000, 'too_long').default(''),
  taxExempt: z.boolean().default(false),
  taxExemptReason: line,
});

/** The whole agreement, merged from the steps so that nothing is declared twice. */
export const AgreementInput = AgreementStep.extend(InspectionStep.shape)
  .extend(SignaturesStep.shape)
  .extend(DetailsStep.shape);
export type AgreementInput = z.output<typeof AgreementInput>;

/**
 * Whether the clerk typed another price. Otherwise the company's price applies, and if it has changed since, the answer
 * is `quote_changed`.
 */
const own = { rateOwn: z.boolean().default(true), insuranceOwn: z.boolean().default(true) };

/** The agreement as submitted. A vehicle without an inspection is refused with its own error code. */
export const OfferedAgreement = AgreementInput.extend({
  ...own,
  /** That of the clauses above the signatures, from `getTermsToSign`. If they have changed since, nothing is handed over. */
  termsStamp: z.string().max(64, 'too_long').default(''),
  fuelLevel: blankAsNull(InspectionStep.shape.fuelLevel),
  odometerKm: blankAsNull(InspectionStep.shape.odometerKm),
});
export type OfferedAgreement = z.output<typeof OfferedAgreement>;

export const ActivateRentalInput = z.object({
  rentalId: id,
  /** The total that customer and clerk saw. If the server's total differs, the handover stops. */
  expectedTotalCents: z.number().int(),
  values: OfferedAgreement,
});

/** A draft stores what was typed, as typed: any text and any choice within reasonable sizes. */
const typed = z.union([z.string().max(SIGNATURE_LIMIT), z.boolean(), z.array(z.string().max(40)).max(20)]);
export const DraftValues = z
  .record(z.string().max(40), typed)
  .refine((values) => Object.keys(values).length <= 60, 'too_long');

export const SaveDraftInput = z.object({
  rentalId: id,
  step: z.enum(WIZARD_STEPS),
  values: DraftValues,
  /** A new name for this save, and the names of earlier saves that the sender has seen or sent. */
  version: z.string().min(1).max(64).nullish(),
  seen: z.array(z.string().max(64)).max(MOST_SEEN_VERSIONS, 'too_long').default([]),
});
export const StartAgreementInput = z.object({ reservationId: z.uuid('record_not_found') });
export const DiscardDraftInput = z.object({ rentalId: id });
export const CancelRentalInput = z.object({
  rentalId: id,
  /** The current odometer reading. If the vehicle was driven, the return must be recorded instead. */
  odometerKm: wholeInput(BOUNDS.odometerKm),
  reason: z.string().trim().min(1, 'reason_required').max(500, 'too_long'),
});

/** The wizard's values needed to propose a rate. */
export const RateQuestionInput = AgreementStep.pick({
  vehicleId: true,
  pickupAt: true,
  dueAt: true,
  returnLocation: true,
}).extend({
  customerId: z.uuid().nullable().catch(null),
  ...own,
});

/** The wizard's values needed for a price. The rest may still be missing. */
export const QuoteInput = AgreementStep.pick({
  vehicleId: true,
  pickupAt: true,
  dueAt: true,
  pickupLocation: true,
  returnLocation: true,
  dailyRateCents: true,
  insurancePerDayCents: true,
  protections: true,
  options: true,
  discountCents: true,
}).extend({
  taxExempt: z.boolean().default(false),
  fuelPolicy: z.enum(FUEL_POLICIES).nullable().catch(null).default(null),
  fuelLevel: z.enum(FUEL_LEVELS).nullable().catch(null).default(null),
});
export type QuoteInput = z.output<typeof QuoteInput>;

/** The wizard's values that say for whom and when vehicles are offered. The rest is read by `QuoteInput`. */
export const OfferInput = z.object({
  customerId: z.uuid().nullable().catch(null),
  vehicleId: z.uuid().nullable().catch(null),
  pickupAt: LocalTimeInput,
  dueAt: LocalTimeInput,
  rateOwn: z.boolean().catch(false),
  insuranceOwn: z.boolean().catch(false),
});

/** What `offerVehicles` is asked, as the API describes it. */
export const OffersQuestion = z.object({
  values: z.object({ ...QuoteInput.partial().shape, ...OfferInput.shape }),
  text: z.string().max(100).default(''),
  count: z.int().min(1).max(60).default(1),
  draftId: z.uuid().optional(),
});
