import { getFormSettings } from '@/lib/reservations/get-form-settings';
import { routeQuery } from '@/lib/server/route-query';

/** What the company offers who reserves: its places, zones, classes and options with their price for a day. */
export const GET = routeQuery('reservations.edit', null, async (ctx) => (await getFormSettings(ctx)).settings);
