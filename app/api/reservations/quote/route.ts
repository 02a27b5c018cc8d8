import { ReservationQuestion } from '@/lib/reservations/input';
import { quoteReservation } from '@/lib/reservations/quote-reservation';
import { routeQuestion } from '@/lib/server/route-question';

/** The price of a reservation's current values, line by line, and what is taken. */
export const POST = routeQuestion('reservations.edit', ReservationQuestion, (ctx, { reservationId, ...values }) =>
  quoteReservation(ctx, values, typeof reservationId === 'string' ? reservationId : null),
);
