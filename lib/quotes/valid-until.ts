import { startOfLocalDay } from '../dates';

interface Facts {
  /** For how many days the company's quotes are valid. */
  days: number;
  pickupAt: Date;
  timeZone: string;
}

/**
 * Until when a quote made now is valid: to the end of the local day so many days ahead, but never beyond its pickup.
 * Assumption: 7 days, unless the company sets another number.
 */
export function validUntil({ days, pickupAt, timeZone }: Facts, now: Date): Date {
  const end = startOfLocalDay(now, timeZone, days + 1);
  return pickupAt < end ? pickupAt : end;
}
