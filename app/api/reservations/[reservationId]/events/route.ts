import { getReservation } from '@/lib/reservations/get-reservation';
import { listReservationEvents } from '@/lib/reservations/list-reservation-events';
import { routeList } from '@/lib/server/route-query';

/** What happened to a reservation, the newest first: who, when and why. */
export const GET = routeList('reservations.view', null, async (ctx, { params }) => {
  const { reservation } = await getReservation(ctx, params.reservationId ?? '');
  return { rows: await listReservationEvents(ctx, reservation.id) };
});
