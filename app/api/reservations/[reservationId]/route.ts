import { getReservationMoney } from '@/lib/payments/get-reservation-money';
import { recordVersion } from '@/lib/records/record-version';
import { RESERVATION_FIELDS } from '@/lib/reservations/fields';
import { getReservation } from '@/lib/reservations/get-reservation';
import { reservationRecord } from '@/lib/reservations/reservation-record';
import { updateReservation } from '@/lib/reservations/update-reservation';
import { route } from '@/lib/server/route';
import { routeQuery } from '@/lib/server/route-query';

export const GET = routeQuery('reservations.view', null, async (ctx, { params }) => {
  const found = await getReservation(ctx, params.reservationId ?? '');
  const record = reservationRecord(found.reservation, ctx.tenant.timeZone);
  const { fees, payments, balance, collectible } = await getReservationMoney(ctx, found.reservation);
  const money = { fees, payments, balance, collectible };
  return { ...found, ...money, version: recordVersion(RESERVATION_FIELDS, record) };
});
export const PUT = route(updateReservation);
