import { createReservation } from '@/lib/reservations/create-reservation';
import { ReservationFilters } from '@/lib/reservations/list-input';
import { listReservations, tallyReservations } from '@/lib/reservations/list-reservations';
import { RESERVATION_MENTIONS } from '@/lib/reservations/reservation-mentions';
import { prepareMentions } from '@/lib/search/mentions';
import { route } from '@/lib/server/route';
import { routeList } from '@/lib/server/route-query';

export const GET = routeList('reservations.view', ReservationFilters, async (ctx, { asked: filters }) => {
  const found = prepareMentions(ctx, RESERVATION_MENTIONS, filters.q);
  const [page, tallies] = await Promise.all([
    listReservations(ctx, filters, found),
    tallyReservations(ctx, filters, found, { currentOnly: true }),
  ]);
  const total = tallies[filters.tab];
  return { ...page, ...(total && !total.more && { total: total.count }) };
});
export const POST = route(createReservation, 201);
