import { daysBetween, shiftMonths } from '../dates';
import { SOON_DAYS } from '../expiry';

/** Assumption: a service is due soon in the last tenth of its interval, at most 500 km or 30 days ahead. */
const SOON_KM = 500;
const TENTH = 10;
const DAYS_OF_MONTH = 30;

export interface Interval {
  everyKm: number | null;
  everyMonths: number | null;
}

/** Where a vehicle stands at a moment: its odometer in km, and the local day. */
export interface Standing {
  km: number;
  on: string;
}

export type DueState = 'overdue' | 'soon' | 'later';

export interface Due {
  dueKm: number | null;
  dueOn: string | null;
  /** Negative once it is past; null where the plan does not count it. */
  kmLeft: number | null;
  daysLeft: number | null;
  state: DueState;
}

/**
 * When a service is due again after the last one: by distance, by time, or whichever comes first. It is overdue from the
 * kilometer at which it is due, and from the day after.
 */
export function serviceDue({ everyKm, everyMonths }: Interval, last: Standing, now: Standing): Due {
  const dueKm = everyKm === null ? null : last.km + everyKm;
  const dueOn = everyMonths === null ? null : shiftMonths(last.on, everyMonths);
  const kmLeft = dueKm === null ? null : dueKm - now.km;
  const daysLeft = dueOn === null ? null : daysBetween(now.on, dueOn);
  const soonKm = Math.min(SOON_KM, Math.floor((everyKm ?? 0) / TENTH));
  const soonDays = Math.min(SOON_DAYS, ((everyMonths ?? 0) * DAYS_OF_MONTH) / TENTH);
  const isOver = (kmLeft !== null && kmLeft <= 0) || (daysLeft !== null && daysLeft < 0);
  const isSoon = (kmLeft !== null && kmLeft <= soonKm) || (daysLeft !== null && daysLeft <= soonDays);
  return { dueKm, dueOn, kmLeft, daysLeft, state: isOver ? 'overdue' : isSoon ? 'soon' : 'later' };
}
