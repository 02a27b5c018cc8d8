import { headers } from 'next/headers';
import { RunImportInput } from '@/lib/imports/input';
import { importPermission } from '@/lib/imports/records/targets';
import { routeKind } from '@/lib/imports/route-kind';
import { RUN_IMPORT } from '@/lib/imports/run-import';
import { parseInput } from '@/lib/parse-input';
import { assertMay } from '@/lib/server/assert-may';
import { tenantContext } from '@/lib/server/context';
import { progressResponse } from '@/lib/server/progress-response';
import { answering, readBody } from '@/lib/server/route';
import { assertSameOrigin } from '@/lib/server/same-origin';

/**
 * Runs the import of an upload. The response has one line of JSON per step, `{"progress": {"step", "done", "total"}}`,
 * and a last line with `result` or `error`. The import continues even if nobody reads the response. A second call
 * returns the first result.
 */
export const POST = answering(async (request, params) => {
  await assertSameOrigin();
  const ctx = await tenantContext((await headers()).get('idempotency-key') ?? undefined);
  const kind = routeKind(params.kind);
  assertMay(ctx, importPermission(kind));
  const body = { ...(await readBody(request)), importId: params.importId };
  // An immediate refusal gets an ordinary error response, not the end of a stream.
  parseInput(RunImportInput, body);
  return progressResponse((progress) => RUN_IMPORT[kind]({ ...ctx, progress }, body));
});
