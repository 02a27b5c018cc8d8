import { shiftDay } from '../dates';
import type { Share } from './share-of';

/** The shares as far as they hold between two local days, both included, without those that do not. */
export function clipShares(shares: readonly Share[], from: string | null, until: string): Share[] {
  const end = shiftDay(until, 1);
  return shares.flatMap((share) => {
    const startsOn = from !== null && from > share.startsOn ? from : share.startsOn;
    const endsOn = share.endsOn !== null && share.endsOn < end ? share.endsOn : end;
    return startsOn < endsOn ? [{ ...share, startsOn, endsOn }] : [];
  });
}
