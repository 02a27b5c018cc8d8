import { createHash } from 'node:crypto';
import type { AgreementClause } from './agreement-data';

/** The company's prices that an agreement prints beside its clauses. */
export interface PrintedPrices {
  graceMinutes: number;
  mileagePriceCents: number;
  fuelQuarterPriceCents: number;
  fuelServiceFeeCents: number;
}

/** Tells these clauses and prices from all others: 32 hexadecimal digits. */
export function termsStamp(clauses: readonly AgreementClause[], prices: PrintedPrices): string {
  const { graceMinutes, mileagePriceCents, fuelQuarterPriceCents, fuelServiceFeeCents } = prices;
  const said = [
    clauses.map(({ title, body }) => [title, body]),
    [graceMinutes, mileagePriceCents, fuelQuarterPriceCents, fuelServiceFeeCents],
  ];
  return createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 32);
}
