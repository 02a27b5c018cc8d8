import { chooseDailyMail } from '@/lib/notices/choose-daily-mail';
import { hasDailyMail } from '@/lib/notices/has-daily-mail';
import { route } from '@/lib/server/route';
import { routeQuery } from '@/lib/server/route-query';

/** Whether the caller wants a mail with the day's notices each morning. */
export const GET = routeQuery('notices.view', null, async (ctx) => ({ dailyMail: await hasDailyMail(ctx) }));
export const POST = route(chooseDailyMail);
