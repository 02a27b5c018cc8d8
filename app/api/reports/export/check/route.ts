import { getTranslations } from 'next-intl/server';
import { parseInput } from '@/lib/parse-input';
import { checkExport } from '@/lib/reports/check-export';
import { ExportInput } from '@/lib/reports/input';
import { reportFileName } from '@/lib/reports/report-file-name';
import { routeQuery } from '@/lib/server/route';

/** Whether a report can be exported now, asked as `/api/reports/export` is, and the name that its file would have. */
export const GET = routeQuery('reports.view', async (ctx, { search }) => {
  const input = parseInput(ExportInput, { ...Object.fromEntries(search), types: search.getAll('types') });
  await checkExport(ctx, input);
  return { name: reportFileName(input, (await getTranslations('reports'))('file_name')) };
});
