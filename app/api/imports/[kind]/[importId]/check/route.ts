import { checkImport } from '@/lib/imports/check-import';
import { ImportParams, ImportSettings } from '@/lib/imports/input';
import { importPermission } from '@/lib/imports/records/targets';
import { routeKind } from '@/lib/imports/route-kind';
import { answering } from '@/lib/server/answering';
import { assertMay } from '@/lib/server/assert-may';
import { tenantContext } from '@/lib/server/context';
import { jsonAnswer } from '@/lib/server/json-answer';
import { query } from '@/lib/server/query';
import { readQuestion } from '@/lib/server/read-question';

const MOST_PROBLEMS = 1000;

const of = {
  caller: 'member',
  permission: 'vehicles.import',
  params: ImportParams,
  query: ImportSettings,
  status: 200,
  answer: 'record',
} as const;

/** What an import with these settings would do: its counts, and the first thousand problems. */
export const GET = answering(of, async (request, params) => {
  const ctx = await tenantContext();
  const kind = routeKind(params.kind);
  assertMay(ctx, importPermission(kind));
  const settings = readQuestion(ImportSettings, new URL(request.url).searchParams);
  const { table: _table, ...found } = await query(ctx, importPermission(kind), (read) =>
    checkImport(read, { kind, importId: params.importId ?? '', settings }),
  );
  return jsonAnswer({ ...found, problems: found.problems.slice(0, MOST_PROBLEMS) });
});
