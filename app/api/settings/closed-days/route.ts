import { CLOSED_DAYS_FIELDS } from '@/lib/hours/fields';
import { listPlaceHours } from '@/lib/hours/list-place-hours';
import { saveClosedDays } from '@/lib/hours/save-closed-days';
import { withVersion } from '@/lib/records/record-version';
import { route } from '@/lib/server/route';
import { routeQuery } from '@/lib/server/route-query';

/** The public holidays and other days on which all places are closed. */
export const GET = routeQuery('settings.manage', null, async (ctx) => {
  const { closed } = await listPlaceHours(ctx);
  return withVersion(CLOSED_DAYS_FIELDS, closed);
});
export const PUT = route(saveClosedDays);
