import { createHash } from 'node:crypto';
import type { BusinessHours } from '../hours/values';
import type { AgreementClause } from './agreement-data';

/** The company's prices that an agreement prints beside its clauses. */
export interface PrintedPrices {
  graceMinutes: number;
  mileagePriceCents: number;
  fuelQuarterPriceCents: number;
  fuelServiceFeeCents: number;
  businessHours: BusinessHours;
  lateFreeMinutes: number;
  lateHourBasisPoints: number;
  lateFullDayHours: number;
}

/** Tells these clauses and prices from all others: 32 hexadecimal digits. */
export function termsStamp(clauses: readonly AgreementClause[], prices: PrintedPrices): string {
  const { graceMinutes, mileagePriceCents, fuelQuarterPriceCents, fuelServiceFeeCents } = prices;
  const said = [
    clauses.map(({ title, body }) => [title, body]),
    [graceMinutes, mileagePriceCents, fuelQuarterPriceCents, fuelServiceFeeCents],
    feesOf(prices.businessHours),
    [prices.lateFreeMinutes, prices.lateHourBasisPoints, prices.lateFullDayHours],
  ];
  return createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 32);
}

/** What each place asks for outside its hours, sorted by its name. */
function feesOf({ places = {} }: BusinessHours): [string, number][] {
  return Object.entries(places)
    .map(([place, { afterHours, feeCents }]): [string, number] => [place, afterHours === 'fee' ? feeCents : 0])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
