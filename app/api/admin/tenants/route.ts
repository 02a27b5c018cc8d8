import { adminContext } from '@/lib/server/admin-context';
import { answering } from '@/lib/server/route';
import { TenantFilters } from '@/lib/tenants/input';
import { listTenants } from '@/lib/tenants/list-tenants';

export const GET = answering(async (request) => {
  const filters = TenantFilters.parse(Object.fromEntries(new URL(request.url).searchParams));
  const { counts, ...page } = await listTenants(await adminContext('tenants.view'), filters);
  const total = counts[filters.status ?? 'all'];
  return Response.json({ ...page, total }, { headers: { 'cache-control': 'no-store' } });
});
