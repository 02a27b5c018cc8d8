import { HOUR_MS } from '../durations';
import type { ReservationStatus } from './values';

export type ShownReservationStatus = ReservationStatus | 'late';

interface Dated {
  status: ReservationStatus;
  pickupAt: Date;
  noShowGraceHours: number;
  autoCancelHours: number;
}

/**
 * The status shown on screens: `late` once the grace after the pickup is over, and `no_show` once it has expired, even if
 * nothing has closed it yet (docs/rules.md §6).
 */
export function shownReservationStatus(reservation: Dated, now: Date): ShownReservationStatus {
  const { status, noShowGraceHours } = reservation;
  if (status !== 'confirmed') return status;
  if (expiresAt(reservation) <= now) return 'no_show';
  return reservation.pickupAt.getTime() + noShowGraceHours * HOUR_MS <= now.getTime() ? 'late' : 'confirmed';
}

/** When a reservation that nobody comes for gives its vehicle back. */
export function expiresAt({ pickupAt, noShowGraceHours, autoCancelHours }: Omit<Dated, 'status'>): Date {
  return new Date(pickupAt.getTime() + (noShowGraceHours + autoCancelHours) * HOUR_MS);
}

/** The state from which a step is taken: an expired reservation is a no-show. */
export function statusNow(reservation: Dated, now: Date): ReservationStatus {
  const shown = shownReservationStatus(reservation, now);
  return shown === 'late' ? 'confirmed' : shown;
}

/** Whether it can still be changed, cancelled or picked up. */
export function isStanding(reservation: Dated, now: Date): boolean {
  return statusNow(reservation, now) === 'confirmed';
}
