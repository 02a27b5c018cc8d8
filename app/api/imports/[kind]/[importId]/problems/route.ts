import { getLocale } from 'next-intl/server';
import { downloadResponse } from '@/lib/files/download-response';
import { checkImport } from '@/lib/imports/check-import';
import { ImportParams, ImportSettings } from '@/lib/imports/input';
import { problemFile } from '@/lib/imports/problem-file';
import { importPermission } from '@/lib/imports/records/targets';
import { routeKind } from '@/lib/imports/route-kind';
import { answering } from '@/lib/server/answering';
import { assertMay } from '@/lib/server/assert-may';
import { tenantContext } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { readQuestion } from '@/lib/server/read-question';

const of = {
  caller: 'member',
  permission: 'vehicles.import',
  params: ImportParams,
  query: ImportSettings,
  status: 200,
  answer: ['text/csv'],
} as const;

/** The list as a CSV file to correct. */
export const GET = answering(of, async (request, params) => {
  const ctx = await tenantContext();
  const kind = routeKind(params.kind);
  assertMay(ctx, importPermission(kind));
  const settings = readQuestion(ImportSettings, new URL(request.url).searchParams);
  const { table, problems } = await query(ctx, importPermission(kind), (read) =>
    checkImport(read, { kind, importId: params.importId ?? '', settings }),
  );
  const content = problemFile(table, problems, { kind, locale: await getLocale() });
  return downloadResponse(content, { name: `${kind}-to-correct.csv`, type: 'text/csv; charset=utf-8' });
});
