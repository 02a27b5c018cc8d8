import { localDay, startOfLocalDay } from '../dates';
import { MINUTE_MS } from '../durations';
import { noticeDay } from './notice-day';

export interface RentalOut {
  rentalId: string;
  number: string;
  customer: string;
  /** The name people use: make, model, plate. */
  vehicle: string;
  dueAt: Date;
  /** How late it may be at no cost. */
  graceMinutes: number;
}

export interface ReturnNotice {
  kind: 'returns_today' | 'overdue';
  /** The same for all that is told about one day or one due time. */
  subject: string;
  params: Record<string, string | number> & { day: string };
  href: string;
}

/**
 * What a company's members are told about vehicles that are out. One notice each morning says how many come back today. An
 * overdue rental has a notice of its own once its free minutes are over, and again each morning while it lasts.
 */
export function dueReturnNotices(
  rentals: readonly RentalOut[],
  now: Date,
  { timeZone, morningHour }: { timeZone: string; morningHour: number },
): ReturnNotice[] {
  const day = noticeDay(now, timeZone, morningHour);
  return [...overdue(rentals, now, day), ...comingBack(rentals, { now, timeZone, day })];
}

function overdue(rentals: readonly RentalOut[], now: Date, day: string): ReturnNotice[] {
  return rentals
    .filter(({ dueAt, graceMinutes }) => dueAt.getTime() + graceMinutes * MINUTE_MS < now.getTime())
    .map(({ rentalId, number, customer, vehicle, dueAt }) => {
      const due = dueAt.toISOString();
      return {
        kind: 'overdue',
        subject: `overdue:${rentalId}:${due}`,
        params: { day, rentalId, number, customer, vehicle, dueAt: due },
        href: `/rentals/${rentalId}`,
      };
    });
}

interface Morning {
  now: Date;
  timeZone: string;
  day: string;
}

function comingBack(rentals: readonly RentalOut[], { now, timeZone, day }: Morning): ReturnNotice[] {
  // Before the morning, the last one was yesterday's.
  if (day !== localDay(now, timeZone)) return [];
  const today = rentals.filter(({ dueAt }) => localDay(dueAt, timeZone) === day);
  if (today.length === 0) return [];
  const from = startOfLocalDay(now, timeZone).toISOString();
  const until = startOfLocalDay(now, timeZone, 1).toISOString();
  const params = { day, count: today.length, from, until };
  return [{ kind: 'returns_today', subject: `returns_today:${day}`, params, href: '/today' }];
}
