import { getTranslations } from 'next-intl/server';
import { checkExport } from '@/lib/reports/check-export';
import { ExportInput } from '@/lib/reports/input';
import { reportFileName } from '@/lib/reports/report-file-name';
import { routeQuery } from '@/lib/server/route-query';

/** Whether a report can be exported now, asked as `/api/reports/export` is, and the name that its file would have. */
export const GET = routeQuery('reports.view', ExportInput, async (ctx, { asked: input }) => {
  await checkExport(ctx, input);
  return { name: reportFileName(input, (await getTranslations('reports'))('file_name')) };
});
