import { lateReturnCharges } from '../pricing/late-return-charges';
import type { LateTerms } from '../pricing/late-time';
import { type PriceLine, type Rates, rentCents } from '../pricing/quote';
import { rentPart } from '../pricing/rent-part';
import { fuelCharge, type Tank, usedDays } from '../pricing/return-charges';
import { UNDISCOUNTED } from '../pricing/undiscounted';
import type { FuelLevel, FuelPolicy } from '../pricing/values';
import { swapRates } from './swap-rates';

/** A charge of the agreement, as it is in the ledger. */
export interface AgreedCharge {
  kind: string;
  amountCents: number;
  sentenceKey: string;
  sentenceParams: Record<string, string | number>;
  waived: boolean;
}

export interface ReturnFacts {
  out: Date;
  due: Date;
  returned: Date;
  rates: Rates;
  chargedDays: number;
  graceMinutes: number;
  unusedGraceMinutes: number;
  milesPerDay: number;
  /** With all vehicles that the customer had. */
  drivenKm: number;
  mileagePriceCents: number;
  fuelPolicy: FuelPolicy;
  fuelOut: FuelLevel;
  fuelBack: FuelLevel;
  /** The vehicles that the customer had before this one; none where nothing is said. */
  earlier?: readonly Tank[];
  fuelQuarterCents: number;
  fuelServiceCents: number;
  agreed: readonly AgreedCharge[];
  /** A manager agrees to charge only the days used, if the vehicle is back early. */
  usedDaysOnly: boolean;
  late?: LateTerms;
  /** Times after the due one in which nobody could take the vehicle back. */
  closed?: readonly { from: Date; until: Date }[];
  /** The fee of a return outside business hours; null where none is asked for it. */
  afterHours?: PriceLine | null;
}

const RENT_SENTENCES = ['per_day', 'rent_weekly', 'rent_monthly'];
/** Days that an extension added to one of these. */
const EXTENDED_SENTENCES = RENT_SENTENCES.map((key) => `extended_${key}`);

/**
 * What the return adds to the agreement, line by line: late, mileage and fuel, or the unused days (docs/rules.md §8).
 */
export function proposeReturnCharges(facts: ReturnFacts): PriceLine[] {
  const days = facts.usedDaysOnly ? daysUsed(facts) : facts.chargedDays;
  const swapDayCents = sum(swapRates(facts.agreed).map(({ rateCents }) => rateCents));
  const late = { ...facts, perDayCents: perDayCents(facts.agreed), swapDayCents };
  const { earlier = [] } = facts;
  const lines = [
    days < facts.chargedDays ? earlyReturn(facts, days) : null,
    ...lateReturnCharges(late, {
      drivenKm: facts.drivenKm,
      milesPerDay: facts.milesPerDay,
      chargedDays: days,
      priceCents: facts.mileagePriceCents,
      vehicles: earlier.length + 1,
    }),
    afterHoursReturn(facts),
    fuelCharge({
      policy: facts.fuelPolicy,
      out: facts.fuelOut,
      back: facts.fuelBack,
      earlier,
      quarterCents: facts.fuelQuarterCents,
      serviceCents: facts.fuelServiceCents,
    }),
  ];
  return lines.filter((line) => line !== null);
}

/** Whoever has agreed to come back outside the hours pays for it already, unless an extension took that off again. */
function afterHoursReturn({ afterHours = null, agreed }: ReturnFacts): PriceLine | null {
  const fees = agreed.filter(({ kind, waived }) => kind === 'after_hours_return' && !waived);
  return sum(fees.map(({ amountCents }) => amountCents)) > 0 ? null : afterHours;
}

/** The days used, if they are fewer than the days charged. */
export function daysUsed({ out, returned, graceMinutes, chargedDays }: ReturnFacts): number {
  return usedDays(out, returned, graceMinutes, chargedDays);
}

/** Insurance, protections and options for one day as agreed. */
function perDayCents(agreed: readonly AgreedCharge[]): number {
  return agreed
    .filter((charge) => !charge.waived && charge.kind !== 'rent' && charge.sentenceKey === 'per_day')
    .reduce((total, { sentenceParams }) => total + Number(sentenceParams.rateCents ?? 0), 0);
}

/** Unused days are deducted, but never more than the agreement comes to after its discount. What was added since stays. */
function earlyReturn(facts: ReturnFacts, used: number): PriceLine | null {
  const { agreed, rates, chargedDays } = facts;
  const live = agreed.filter((charge) => !charge.waived && !UNDISCOUNTED.includes(charge.kind));
  const byDays = live.filter(({ sentenceKey }) => [...RENT_SENTENCES, ...EXTENDED_SENTENCES].includes(sentenceKey));
  const savedOf = (kind: string) => {
    const cents = sum(byDays.map((charge) => (charge.kind === kind ? charge.amountCents : 0)));
    const usedCents = kind === 'rent' ? rentCents(rates, used) : Math.round((cents / chargedDays) * used);
    return Math.max(0, cents - usedCents);
  };
  const others = new Set(byDays.map(({ kind }) => kind).filter((kind) => kind !== 'rent'));
  const othersCents = sum([...others].map(savedOf));
  const swapped = swapRates(agreed).map(
    ({ rateCents, begunDays }) => rateCents * Math.max(0, chargedDays - Math.max(used, begunDays)),
  );
  const savedCents = savedOf('rent') + othersCents + sum(swapped);
  const amountCents = Math.min(savedCents, Math.max(0, sum(live.map((charge) => charge.amountCents))));
  if (amountCents <= 0) return null;
  const rent = rentPart(Math.round((amountCents * othersCents) / savedCents) - amountCents, -amountCents);
  return {
    kind: 'early_return',
    amountCents: -amountCents,
    sentence: { key: 'early_return', params: { used, days: chargedDays, ...rent } },
  };
}

function sum(cents: readonly number[]): number {
  return cents.reduce((total, each) => total + each, 0);
}
