import { after } from 'next/server';
import { adminContext } from '@/lib/server/admin-context';
import { answering, readBody } from '@/lib/server/route';
import { assertSameOrigin } from '@/lib/server/same-origin';
import { TenantFilters } from '@/lib/tenants/input';
import { listTenants } from '@/lib/tenants/list-tenants';
import { openTenant } from '@/lib/tenants/open-tenant';
import { requestOrigin } from '@/lib/tenants/request-origin';

const NO_STORE = { 'cache-control': 'no-store' };

export const GET = answering(async (request) => {
  const filters = TenantFilters.parse(Object.fromEntries(new URL(request.url).searchParams));
  const { counts, ...page } = await listTenants(await adminContext('tenants.view'), filters);
  const total = counts[filters.status ?? 'all'];
  return Response.json({ ...page, total }, { headers: NO_STORE });
});

/** The answer has the link for the first admin, which is shown nowhere else. */
export const POST = answering(async (request) => {
  await assertSameOrigin();
  const idempotencyKey = request.headers.get('idempotency-key') ?? undefined;
  const ctx = { ...(await adminContext('tenants.create')), idempotencyKey };
  const { answer, mail } = await openTenant(ctx, await readBody(request), await requestOrigin());
  after(mail);
  return Response.json(answer, { status: 201, headers: NO_STORE });
});
