import { DAY_MS } from '../durations';

/** More than this in a day is more likely a typo than a real distance. */
export const LONG_KM_PER_DAY = 800;

/** Whether a reading must be confirmed: more than 800 km for each day since the last one. */
export function isOdometerJump(drivenKm: number, since: Date, now: Date): boolean {
  const days = Math.max(1, (now.getTime() - since.getTime()) / DAY_MS);
  return drivenKm / days > LONG_KM_PER_DAY;
}
