import { hoursOf } from '../hours/open-on';
import type { BusinessHours } from '../hours/values';
import type { Locale } from '../i18n/locales';
import type { FoundDamage } from '../inspections/condition-input';
import { zoneAt } from '../inspections/zone-at';
import { agreementClauses } from '../papers/agreement-clauses';
import type { AgreementData, AgreementDriver, AgreementSignature } from '../papers/agreement-data';
import { type HeaderSettings, paperCompany } from '../papers/paper-company';
import { lateTerms } from '../pricing/late-terms';
import type { Quote } from '../pricing/quote';
import { freeLateMinutes, lateHourCents } from '../pricing/return-charges';
import type { AgreementInput } from './input';
import { ACKNOWLEDGMENTS } from './values';

interface SnapshotFacts {
  input: AgreementInput;
  quote: Quote;
  out: Date;
  due: Date;
  now: Date;
  number: string;
  rentalId: string;
  customer: AgreementData['customer'] & { language: Locale };
  drivers: readonly AgreementDriver[];
  vehicle: AgreementData['vehicle'];
  /** What stands on the vehicle's drawing already. */
  standing?: readonly FoundDamage[];
  settings: HeaderSettings & {
    timeZone: string;
    paperSize: 'A4' | 'LETTER';
    taxEnabled: boolean;
    taxLabel: string;
    taxRateBasisPoints: number;
    graceMinutes: number;
    mileagePriceCents: number;
    fuelQuarterPriceCents: number;
    fuelServiceFeeCents: number;
    businessHours: BusinessHours;
    lateFreeMinutes: number;
    lateHourBasisPoints: number;
    lateFullDayHours: number;
    htgRate: string | null;
    htgRateOn: string | null;
  };
  signers: { customer: string; agent: string };
  /** The terms that the company has written, in each language. */
  ownTerms: Readonly<Record<Locale, string>>;
}

/** Everything the signed agreement says, frozen. The paper is printed from it, in the customer's language. */
export function agreementSnapshot(facts: SnapshotFacts): AgreementData {
  const { input, quote, settings, now } = facts;
  const { language, ...customer } = facts.customer;
  const late = lateTerms(settings);
  const hours = hoursOf(settings.businessHours, input.returnLocation);
  const afterHoursCents = hours?.afterHours === 'fee' ? hours.feeCents : 0;
  const marks = [...(facts.standing ?? []), ...input.damages].map((damage) => ({
    zone: zoneAt(damage),
    kind: damage.kind,
    severity: damage.severity,
    note: damage.note,
  }));
  const sign = (name: string, image: string): AgreementSignature => ({ name, image, signedAt: now.toISOString() });
  return {
    locale: language,
    paperSize: settings.paperSize,
    timeZone: settings.timeZone,
    company: paperCompany(settings),
    number: facts.number,
    reference: facts.rentalId.slice(-12).toUpperCase(),
    activatedAt: now.toISOString(),
    customer,
    drivers: facts.drivers.map(({ fullName, kind, licenseNumber, licenseExpiresOn, phone }) => ({
      fullName,
      kind,
      licenseNumber,
      licenseExpiresOn,
      phone,
    })),
    vehicle: facts.vehicle,
    pickupAt: facts.out.toISOString(),
    pickupLocation: input.pickupLocation,
    dueAt: facts.due.toISOString(),
    returnLocation: input.returnLocation,
    usageZone: input.usageZone,
    milesPerDay: input.milesPerDay,
    fuelPolicy: input.fuelPolicy,
    protections: input.protections,
    options: input.options,
    paymentMethod: input.paymentMethod,
    price: priceOf(facts),
    tariffs: {
      graceMinutes: settings.graceMinutes,
      lateFreeMinutes: freeLateMinutes({ ...settings, unusedGraceMinutes: quote.unusedGraceMinutes, late }),
      lateHourCents: lateHourCents(input.dailyRateCents, late),
      late,
      lateDayCents: input.dailyRateCents + quote.perDayCents,
      mileCents: settings.mileagePriceCents,
      fuelQuarterCents: settings.fuelQuarterPriceCents,
      fuelServiceCents: settings.fuelServiceFeeCents,
      ...(afterHoursCents > 0 && { afterHoursCents }),
    },
    checkout: {
      odometerKm: input.odometerKm,
      fuelLevel: input.fuelLevel,
      damages: input.damageNotes ? [input.damageNotes] : [],
      ...(marks.length > 0 && { marks }),
    },
    acknowledgments: [...ACKNOWLEDGMENTS],
    notes: input.notes,
    terms: agreementClauses(facts.ownTerms[language], language),
    signatures: {
      customer: sign(facts.signers.customer, input.customerSignature),
      agent: sign(facts.signers.agent, input.agentSignature),
    },
  };

  function priceOf({ quote: price }: SnapshotFacts): AgreementData['price'] {
    const rate =
      settings.htgRate && settings.htgRateOn ? { rate: Number(settings.htgRate), on: settings.htgRateOn } : null;
    const tax = { label: settings.taxLabel, basisPoints: settings.taxRateBasisPoints, amountCents: quote.taxCents };
    return {
      chargedDays: price.days,
      lines: price.lines,
      subtotalCents: price.subtotalCents,
      discountCents: price.discountCents,
      tax: settings.taxEnabled ? { ...tax, exemptReason: input.taxExempt ? input.taxExemptReason : null } : null,
      totalCents: price.totalCents,
      depositCents: input.depositCents,
      gourde: rate,
    };
  }
}
