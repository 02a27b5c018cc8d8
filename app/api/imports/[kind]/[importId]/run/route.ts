import { headers } from 'next/headers';
import { can } from '@/lib/auth/permissions';
import { AppError } from '@/lib/errors';
import { RunImportInput } from '@/lib/imports/input';
import { importPermission } from '@/lib/imports/records/targets';
import { routeKind } from '@/lib/imports/route-kind';
import { RUN_IMPORT } from '@/lib/imports/run-import';
import { parseInput } from '@/lib/parse-input';
import { tenantContext } from '@/lib/server/context';
import { progressResponse } from '@/lib/server/progress-response';
import { answering, readBody } from '@/lib/server/route';
import { assertSameOrigin } from '@/lib/server/same-origin';

/**
 * Imports an upload. The answer is a line of JSON for each step on the way, `{"progress": {"step", "done", "total"}}`, and a last one with
 * `result` or `error`. It goes on to its end also where nobody reads it any more; a second call answers the result of the first.
 */
export const POST = answering(async (request, params) => {
  await assertSameOrigin();
  const kind = routeKind(params.kind);
  const ctx = await tenantContext((await headers()).get('idempotency-key') ?? undefined);
  const body = { ...(await readBody(request)), importId: params.importId };
  // What is refused at once is answered as everywhere, not as the end of a stream.
  if (!can(ctx.role, importPermission(kind))) throw new AppError('insufficient_permissions');
  parseInput(RunImportInput, body);
  return progressResponse((progress) => RUN_IMPORT[kind]({ ...ctx, progress }, body));
});
