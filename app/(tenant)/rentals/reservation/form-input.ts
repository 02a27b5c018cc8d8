import type { ReservationValues } from '@/lib/reservations/reservation-settings';

/** What a reservation's form sends, with the total in cents that the clerk sees. */
export function reservationInput({ booking, classId, ...typed }: ReservationValues, totalCents: number | null) {
  return { ...typed, classId: booking === 'class' ? classId : '', expectedTotalCents: totalCents ?? 0 };
}

/** The same as a quote, which can be for a caller. */
export function quoteInput(typed: ReservationValues, totalCents: number | null) {
  const input = reservationInput(typed, totalCents);
  return typed.who === 'caller' ? { ...input, customerId: '' } : { ...input, callerName: '', callerPhone: '' };
}
