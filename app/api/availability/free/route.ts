import { z } from 'zod';
import { findFreeWindows } from '@/lib/availability/find-free-windows';
import { FreeQuestion } from '@/lib/availability/input';
import { localDay } from '@/lib/dates';
import { routeList } from '@/lib/server/route-query';

const Question = FreeQuestion.extend({ class: z.uuid('required') });

/** From when vehicles of a class are free for so many days. */
export const GET = routeList('availability.view', Question, async (ctx, { asked }) => {
  const { class: classId, days, day } = asked;
  return { rows: await findFreeWindows(ctx, { classId, days, day: day ?? localDay(ctx.now, ctx.tenant.timeZone) }) };
});
