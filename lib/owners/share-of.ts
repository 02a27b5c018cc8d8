import type { OwnerCost, ShareKind } from './values';

/** A vehicle that belongs to somebody, from a local day until the day before another. */
export interface Share {
  id: string;
  ownerId: string;
  vehicleId: string;
  startsOn: string;
  /** Null while it lasts. On the first day it never began. */
  endsOn: string | null;
  kind: ShareKind;
  /** Of the rent, in hundredths of a percent; null for a fixed amount. */
  basisPoints: number | null;
  /** For a day on rent or for a month; null for a percentage. */
  amountCents: number | null;
  costs: readonly OwnerCost[];
}

/** The share under which a vehicle is on a local day; undefined if it is the company's own. */
export function shareOf(shares: readonly Share[], vehicleId: string, on: string): Share | undefined {
  return shares.find(
    (share) => share.vehicleId === vehicleId && share.startsOn <= on && (share.endsOn === null || on < share.endsOn),
  );
}
