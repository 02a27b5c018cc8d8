import { QUARTERS } from './quarters';
import type { PriceLine } from './quote';
import type { FuelLevel, FuelPolicy } from './values';

interface PrepaidFacts {
  fuelPolicy: FuelPolicy | null;
  /** As it is when the vehicle leaves; null while nobody has read it, which counts as full. */
  fuelLevel: FuelLevel | null;
  quarterCents: number;
}

/**
 * What is handed over in the tank, where it is bought with the rental: whole quarters at the company's price, without a
 * service fee. The vehicle may then come back at any level (docs/rules.md §8).
 */
export function prepaidFuel({ fuelPolicy, fuelLevel, quarterCents }: PrepaidFacts): PriceLine[] {
  const quarters = QUARTERS[fuelLevel ?? 'full'];
  const amountCents = quarters * quarterCents;
  if (fuelPolicy !== 'pre_purchase' || amountCents === 0) return [];
  return [{ kind: 'fuel_prepaid', amountCents, sentence: { key: 'fuel_prepaid', params: { quarters, quarterCents } } }];
}
