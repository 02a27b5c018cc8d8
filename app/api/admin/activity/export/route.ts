import { getLocale, getTranslations } from 'next-intl/server';
import { exportActivity } from '@/lib/activity/export-activity';
import { ActivityFilters } from '@/lib/activity/input';
import { PLATFORM_ZONE } from '@/lib/platform-zone';
import { adminContext } from '@/lib/server/admin-context';
import { answering } from '@/lib/server/answering';
import { readQuestion } from '@/lib/server/read-question';

const of = {
  caller: 'operator',
  permission: 'activity.view',
  query: ActivityFilters,
  status: 200,
  answer: ['text/csv'],
} as const;

/** What was done in all companies, as far as the filters match, as a CSV file that is made while it is sent. */
export const GET = answering(of, async (request) => {
  const ctx = await adminContext('activity.view');
  const filters = readQuestion(ActivityFilters, new URL(request.url).searchParams);
  const [t, locale] = await Promise.all([getTranslations(), getLocale()]);
  return new Response(exportActivity(ctx, filters, { t, locale, timeZone: PLATFORM_ZONE }), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="activity.csv"',
      'cache-control': 'private, no-store',
    },
  });
});
