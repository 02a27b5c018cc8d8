import { findDanger } from '@/lib/reservations/find-danger';
import { findStandIns } from '@/lib/reservations/find-stand-ins';
import { getReservation } from '@/lib/reservations/get-reservation';
import { routeQuery } from '@/lib/server/route-query';
import { getTenantSettings } from '@/lib/tenants/get-tenant-settings';

/** What may keep a confirmed reservation from its vehicle, and which others it can have. Both are null if nothing does. */
export const GET = routeQuery('reservations.view', null, async (ctx, { params }) => {
  const { reservation, shownStatus } = await getReservation(ctx, params.reservationId ?? '');
  const danger = shownStatus === 'confirmed' ? await findDanger(ctx, reservation.id) : null;
  return { danger, standIns: danger && (await findStandIns(ctx, reservation, await getTenantSettings(ctx))) };
});
