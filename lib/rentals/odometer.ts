import { DAY_MS } from '../pricing/days';

const LONG_KM_PER_DAY = 800;

/** More than 800 km a day since the last reading: more likely a slip of the finger than a journey, so it wants to be confirmed. */
export function isOdometerJump(drivenKm: number, since: Date, now: Date): boolean {
  const days = Math.max(1, (now.getTime() - since.getTime()) / DAY_MS);
  return drivenKm / days > LONG_KM_PER_DAY;
}
