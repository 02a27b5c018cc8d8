import type { FuelLevel } from './values';

/**
 * Whether a vehicle leaves with less than a full tank although the agreement says "full to full". It must then come back
 * as it left, and neither screen nor paper may call that full (docs/rules.md §8).
 */
export function isPartlyFull(fuelPolicy: string, fuelLevel: FuelLevel): boolean {
  return fuelPolicy === 'full_to_full' && fuelLevel !== 'full';
}
