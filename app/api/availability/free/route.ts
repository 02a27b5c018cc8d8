import { findFreeWindows } from '@/lib/availability/find-free-windows';
import { FreeQuestion } from '@/lib/availability/input';
import { localDay } from '@/lib/dates';
import { AppError } from '@/lib/errors';
import { routeQuery } from '@/lib/server/route-query';

/** From when vehicles of a class are free for so many days. */
export const GET = routeQuery('availability.view', FreeQuestion, async (ctx, { asked }) => {
  const { class: classId, days, day } = asked;
  if (!classId) throw new AppError('validation_error', { fields: { class: 'required' } });
  return findFreeWindows(ctx, { classId, days, day: day ?? localDay(ctx.now, ctx.tenant.timeZone) });
});
