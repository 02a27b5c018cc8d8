import { encodeSessionToken } from '@/lib/auth/token';
import { adminContext } from '@/lib/server/admin-context';
import { answering, readBody } from '@/lib/server/route';
import { assertSameOrigin } from '@/lib/server/same-origin';
import { beginVisit } from '@/lib/visits/begin-visit';

/** The answer has the visit's session as a bearer token. */
export const POST = answering(async (request, params) => {
  await assertSameOrigin();
  const ctx = await adminContext(beginVisit.verb.permission);
  const { tenantId, slug, sessionId } = await beginVisit(ctx, { ...(await readBody(request)), ...params });
  const token = await encodeSessionToken({ tenantId, sessionId });
  return Response.json({ token, tenant: { id: tenantId, slug } }, { headers: { 'cache-control': 'no-store' } });
});
