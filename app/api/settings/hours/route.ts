import { PLACE_HOURS_FIELDS } from '@/lib/hours/fields';
import { listPlaceHours } from '@/lib/hours/list-place-hours';
import { removePlaceHours } from '@/lib/hours/remove-place-hours';
import { savePlaceHours } from '@/lib/hours/save-place-hours';
import { withVersion } from '@/lib/records/record-version';
import { route } from '@/lib/server/route';
import { routeList } from '@/lib/server/route-query';

/** When each place is open; under the empty name what holds for all places without hours of their own. */
export const GET = routeList('settings.manage', null, async (ctx) => {
  const { places } = await listPlaceHours(ctx);
  return { rows: places.map((place) => withVersion(PLACE_HOURS_FIELDS, place)), nextCursor: null };
});
export const PUT = route(savePlaceHours);
export const DELETE = route(removePlaceHours);
