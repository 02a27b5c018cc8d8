import { headers } from 'next/headers';
import { ImportParams, RunImportInput } from '@/lib/imports/input';
import { importPermission } from '@/lib/imports/records/targets';
import { routeKind } from '@/lib/imports/route-kind';
import { RUN_IMPORT } from '@/lib/imports/run-import';
import { parseInput } from '@/lib/parse-input';
import { answering } from '@/lib/server/answering';
import { assertMay } from '@/lib/server/assert-may';
import { tenantContext } from '@/lib/server/context';
import { progressResponse } from '@/lib/server/progress-response';
import { readBody } from '@/lib/server/read-body';
import { assertSameOrigin } from '@/lib/server/same-origin';

const of = {
  caller: 'member',
  permission: 'vehicles.import',
  params: ImportParams,
  body: RunImportInput,
  once: true,
  status: 200,
  answer: ['application/x-ndjson'],
} as const;

/**
 * Runs the import of an upload. The response has one line of JSON per step, `{"progress": {"step", "done", "total"}}`,
 * and a last line with `result` or `error`. The import continues even if nobody reads the response. A second call
 * returns the first result.
 */
export const POST = answering(of, async (request, params) => {
  await assertSameOrigin();
  const ctx = await tenantContext((await headers()).get('idempotency-key') ?? undefined);
  const kind = routeKind(params.kind);
  assertMay(ctx, importPermission(kind));
  const body = { ...(await readBody(request)), importId: params.importId };
  // An immediate refusal gets an ordinary error response, not the end of a stream.
  parseInput(RunImportInput, body);
  return progressResponse((progress) => RUN_IMPORT[kind]({ ...ctx, progress }, body));
});
