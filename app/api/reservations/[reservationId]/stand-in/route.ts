import { StandInQuestion } from '@/lib/reservations/input';
import { proposeStandIn } from '@/lib/reservations/propose-stand-in';
import { routeQuery } from '@/lib/server/route-query';

/** The edit that gives a reservation another vehicle and leaves all else: `?vehicleId=…`. It is sent with PUT. */
export const GET = routeQuery('reservations.edit', StandInQuestion, (ctx, { asked }) => proposeStandIn(ctx, asked));
