import { getLocale, getTranslations } from 'next-intl/server';
import { exportOperatorLog } from '@/lib/activity/export-operator-log';
import { OperatorLogFilters } from '@/lib/activity/input';
import { PLATFORM_ZONE } from '@/lib/platform-zone';
import { adminContext } from '@/lib/server/admin-context';
import { answering } from '@/lib/server/answering';
import { readQuestion } from '@/lib/server/read-question';

const of = {
  caller: 'operator',
  permission: 'operators.manage',
  query: OperatorLogFilters,
  status: 200,
  answer: ['text/csv'],
} as const;

/** What operators did, as far as the filters match, as a CSV file that is made while it is sent. */
export const GET = answering(of, async (request) => {
  const ctx = await adminContext('operators.manage');
  const filters = readQuestion(OperatorLogFilters, new URL(request.url).searchParams);
  const [t, locale] = await Promise.all([getTranslations(), getLocale()]);
  return new Response(exportOperatorLog(ctx, filters, { t, locale, timeZone: PLATFORM_ZONE }), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="operators.csv"',
      'cache-control': 'private, no-store',
    },
  });
});
