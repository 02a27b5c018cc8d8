import { LogInInput } from '@/lib/auth/input';
import { logIn } from '@/lib/auth/log-in';
import { requestClient } from '@/lib/auth/request-client';
import { encodeSessionToken } from '@/lib/auth/token';
import { answering } from '@/lib/server/answering';
import { readBody } from '@/lib/server/read-body';

const of = { caller: 'anybody', permission: null, body: LogInInput, status: 200, answer: 'record' } as const;

/** Sign-in for API clients. They get the same session as a browser, as a bearer token (docs/rules.md §3). */
export const POST = answering(of, async (request) => {
  const { token, user, tenant, adminMode } = await logIn(await readBody(request), await requestClient());
  const answer = {
    token: await encodeSessionToken(token),
    user: { ...user, tenant_id: tenant?.id ?? null, tenant_slug: tenant?.slug ?? null, adminMode },
    tenant: tenant && { id: tenant.id, slug: tenant.slug, name: tenant.name },
  };
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
});
