import { getLocale } from 'next-intl/server';
import { z } from 'zod';
import { downloadResponse } from '@/lib/files/download-response';
import { ImportParams } from '@/lib/imports/input';
import { importPermission } from '@/lib/imports/records/targets';
import { routeKind } from '@/lib/imports/route-kind';
import { csvTemplate, xlsxTemplate } from '@/lib/imports/template-file';
import { answering } from '@/lib/server/answering';
import { tenantContext } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { readQuestion } from '@/lib/server/read-question';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const Question = z.object({ format: z.enum(['csv', 'xlsx']).catch('csv') });
const of = {
  caller: 'member',
  permission: 'vehicles.import',
  params: ImportParams,
  query: Question,
  status: 200,
  answer: ['text/csv', XLSX],
} as const;

/** An empty list to fill in, `?format=csv` or `xlsx`, in the caller's language. */
export const GET = answering(of, async (request, params) => {
  const ctx = await tenantContext();
  const kind = routeKind(params.kind);
  const locale = await getLocale();
  return query(ctx, importPermission(kind), async () =>
    readQuestion(Question, new URL(request.url).searchParams).format === 'xlsx'
      ? downloadResponse(await xlsxTemplate(kind, locale), { name: `${kind}.xlsx`, type: XLSX })
      : downloadResponse(csvTemplate(kind, locale), { name: `${kind}.csv`, type: 'text/csv; charset=utf-8' }),
  );
});
