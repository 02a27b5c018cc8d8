import { getImport } from '@/lib/imports/get-import';
import { ImportParams } from '@/lib/imports/input';
import { importPermission } from '@/lib/imports/records/targets';
import { routeKind } from '@/lib/imports/route-kind';
import { answering } from '@/lib/server/answering';
import { tenantContext } from '@/lib/server/context';
import { jsonAnswer } from '@/lib/server/json-answer';
import { query } from '@/lib/server/query';

const of = {
  caller: 'member',
  permission: 'vehicles.import',
  params: ImportParams,
  status: 200,
  answer: 'record',
} as const;

/** The state of an import: uploaded, running, or done with its counts. */
export const GET = answering(of, async (_request, params) => {
  const ctx = await tenantContext();
  const kind = routeKind(params.kind);
  const found = await query(ctx, importPermission(kind), (read) => getImport(read, kind, params.importId ?? ''));
  return jsonAnswer(found);
});
