import { encodeSessionToken } from '@/lib/auth/token';
import { adminContext } from '@/lib/server/admin-context';
import { answering } from '@/lib/server/answering';
import { jsonAnswer } from '@/lib/server/json-answer';
import { readBody } from '@/lib/server/read-body';
import { assertSameOrigin } from '@/lib/server/same-origin';
import { beginVisit } from '@/lib/visits/begin-visit';

const { permission, input: body } = beginVisit.verb;
const of = { caller: 'operator', permission, body, once: true, status: 200, answer: 'record' } as const;

/** The answer has the visit's session as a bearer token. */
export const POST = answering(of, async (request, params) => {
  await assertSameOrigin();
  const idempotencyKey = request.headers.get('idempotency-key') ?? undefined;
  const ctx = { ...(await adminContext(beginVisit.verb.permission)), idempotencyKey };
  const { tenantId, slug, sessionId } = await beginVisit(ctx, { ...(await readBody(request)), ...params });
  const token = await encodeSessionToken({ tenantId, sessionId });
  return jsonAnswer({ token, tenant: { id: tenantId, slug } });
});
