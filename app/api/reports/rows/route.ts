import { getTranslations } from 'next-intl/server';
import { ReportInput } from '@/lib/reports/input';
import { listReportRows } from '@/lib/reports/list-report-rows';
import { routeList } from '@/lib/server/route-query';

/** The first rows of each type of a report, as cells: `?from=2026-11-01&until=2026-11-30&types=rentals`. */
export const GET = routeList(
  'reports.view',
  ReportInput,
  async (ctx, { asked: input }) => {
    const t = await getTranslations();
    // Safe because the sources name their messages, and a test looks each of them up.
    const text = (key: string) => t(key as 'reports.file_name');
    return { rows: await listReportRows(ctx, input, { text }) };
  },
  { heavy: true },
);
