import { LogInInput } from '@/lib/auth/input';
import { logIn } from '@/lib/auth/log-in';
import { requestClient } from '@/lib/auth/request-client';
import { encodeSessionToken } from '@/lib/auth/token';
import { answering } from '@/lib/server/answering';
import { requestedSlug } from '@/lib/server/context';
import { jsonAnswer } from '@/lib/server/json-answer';
import { readBody } from '@/lib/server/read-body';

const of = {
  caller: 'anybody',
  permission: null,
  body: LogInInput,
  again: 'opens another session',
  status: 200,
  answer: 'record',
} as const;

/**
 * Sign-in for API clients. They get the same session as a browser, as a bearer token (docs/rules.md §3). Without `tenant`
 * it is that of the company which the address names; operators leave it out at an address without a company, or send null.
 */
export const POST = answering(of, async (request) => {
  const input = { tenant: await requestedSlug(), ...(await readBody(request)) };
  const { token, user, tenant, adminMode } = await logIn(input, await requestClient());
  const answer = {
    token: await encodeSessionToken(token),
    user: { ...user, tenant_id: tenant?.id ?? null, tenant_slug: tenant?.slug ?? null, adminMode },
    tenant: tenant && { id: tenant.id, slug: tenant.slug, name: tenant.name },
  };
  return jsonAnswer(answer);
});
