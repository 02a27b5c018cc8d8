import { AppError } from '../errors';
import { rentalDays, unusedGraceMinutes } from './days';

export interface Rates {
  dailyCents: number;
  weeklyCents: number | null;
  monthlyCents: number | null;
}

export interface PricePart {
  kind: string;
  perDayCents: number;
}

export interface QuoteTerms {
  out: Date;
  due: Date;
  graceMinutes: number;
  rates: Rates;
  /** Insurance, protections and options, charged for full days. */
  perDay: readonly PricePart[];
  /** Fees that are charged once, however many days it is. */
  once?: readonly PriceLine[];
  discountCents: number;
  /** Null if the company charges no tax or the document is exempt. */
  taxBasisPoints: number | null;
}

export interface PriceLine {
  kind: string;
  /** The key of its sentence under `pricing`, and that sentence's parameters. Names ending in `Cents` are money. */
  sentence: { key: string; params: Record<string, string | number> };
  amountCents: number;
}

export interface Quote {
  days: number;
  unusedGraceMinutes: number;
  /** Insurance, protections and options for one day. */
  perDayCents: number;
  lines: PriceLine[];
  subtotalCents: number;
  discountCents: number;
  taxCents: number;
  totalCents: number;
}

export const WEEK_DAYS = 7;
export const MONTH_DAYS = 30;

/**
 * The rental price for a number of days. The weekly rate applies from 7 days, the monthly rate from 30, each divided by
 * its days to the cent.
 */
export function rentCents(rates: Rates, days: number): number {
  if (rates.monthlyCents !== null && days >= MONTH_DAYS) return Math.round((rates.monthlyCents * days) / MONTH_DAYS);
  if (rates.weeklyCents !== null && days >= WEEK_DAYS) return Math.round((rates.weeklyCents * days) / WEEK_DAYS);
  return rates.dailyCents * days;
}

/**
 * The price of a rental, line by line (docs/rules.md §8). Throws `discount_exceeds_price` if the discount exceeds the
 * subtotal.
 */
export function quoteRental(terms: QuoteTerms): Quote {
  const days = rentalDays(terms.out, terms.due, terms.graceMinutes);
  const lines = [
    rentLine(terms.rates, days),
    ...terms.perDay.filter((part) => part.perDayCents > 0).map((part) => partLine(part, days)),
    ...(terms.once ?? []),
  ];
  const subtotalCents = lines.reduce((total, line) => total + line.amountCents, 0);
  const { discountCents } = terms;
  const off = discountCents < 0 ? 'out_of_range' : discountCents > subtotalCents ? 'discount_exceeds_price' : null;
  if (off) throw new AppError(off, { fields: { discountCents: off } });
  if (discountCents > 0) lines.push(plainLine('discount', -discountCents));
  const taxable = subtotalCents - discountCents;
  const basisPoints = terms.taxBasisPoints ?? 0;
  const taxCents = Math.round((taxable * basisPoints) / 10_000);
  if (taxCents > 0) lines.push(taxLine(taxable, basisPoints, taxCents));
  return {
    days,
    unusedGraceMinutes: unusedGraceMinutes(terms.out, terms.due, terms.graceMinutes),
    perDayCents: terms.perDay.reduce((total, part) => total + part.perDayCents, 0),
    lines,
    subtotalCents,
    discountCents,
    taxCents,
    totalCents: taxable + taxCents,
  };
}

function rentLine(rates: Rates, days: number): PriceLine {
  const amountCents = rentCents(rates, days);
  if (rates.monthlyCents !== null && days >= MONTH_DAYS) {
    return {
      kind: 'rent',
      amountCents,
      sentence: { key: 'rent_monthly', params: { days, rateCents: rates.monthlyCents } },
    };
  }
  if (rates.weeklyCents !== null && days >= WEEK_DAYS) {
    return {
      kind: 'rent',
      amountCents,
      sentence: { key: 'rent_weekly', params: { days, rateCents: rates.weeklyCents } },
    };
  }
  return { kind: 'rent', amountCents, sentence: { key: 'per_day', params: { days, rateCents: rates.dailyCents } } };
}

function partLine({ kind, perDayCents }: PricePart, days: number): PriceLine {
  return {
    kind,
    amountCents: perDayCents * days,
    sentence: { key: 'per_day', params: { days, rateCents: perDayCents } },
  };
}

function taxLine(taxableCents: number, basisPoints: number, amountCents: number): PriceLine {
  return { kind: 'tax', amountCents, sentence: { key: 'tax', params: { percent: basisPoints / 100, taxableCents } } };
}

function plainLine(kind: string, amountCents: number): PriceLine {
  return { kind, amountCents, sentence: { key: kind, params: {} } };
}
