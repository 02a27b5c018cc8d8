import { createReservation } from '@/lib/reservations/create-reservation';
import { ReservationFilters } from '@/lib/reservations/list-input';
import { countReservations, listReservations } from '@/lib/reservations/list-reservations';
import { route, routeQuery } from '@/lib/server/route';

export const GET = routeQuery('reservations.view', async (ctx, { search }) => {
  const filters = ReservationFilters.parse(Object.fromEntries(search));
  const [page, counts] = await Promise.all([listReservations(ctx, filters), countReservations(ctx, filters)]);
  return { ...page, total: counts[filters.tab] };
});
export const POST = route(createReservation, 201);
