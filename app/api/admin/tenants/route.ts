import { after } from 'next/server';
import { adminContext } from '@/lib/server/admin-context';
import { answering } from '@/lib/server/answering';
import { jsonAnswer } from '@/lib/server/json-answer';
import { readBody } from '@/lib/server/read-body';
import { operatorRouteList } from '@/lib/server/route-query';
import { assertSameOrigin } from '@/lib/server/same-origin';
import { createTenant } from '@/lib/tenants/create-tenant';
import { TenantFilters } from '@/lib/tenants/input';
import { listTenants } from '@/lib/tenants/list-tenants';
import { openTenant } from '@/lib/tenants/open-tenant';
import { requestOrigin } from '@/lib/tenants/request-origin';

export const GET = operatorRouteList('tenants.view', TenantFilters, async (ctx, { asked: filters }) => {
  const { counts, ...page } = await listTenants(ctx, filters);
  const total = counts[filters.status ?? 'all'];
  return { ...page, total };
});

const { name: verb, permission, input: body } = createTenant.verb;
const of = { caller: 'operator', permission, verb, body, once: true, status: 201, answer: 'record' } as const;

/** The answer has the link for the first admin, which is shown nowhere else. */
export const POST = answering(of, async (request) => {
  await assertSameOrigin();
  const idempotencyKey = request.headers.get('idempotency-key') ?? undefined;
  const ctx = { ...(await adminContext('tenants.create')), idempotencyKey };
  const { answer, mail } = await openTenant(ctx, await readBody(request), await requestOrigin());
  after(mail);
  return jsonAnswer(answer, { status: 201 });
});
