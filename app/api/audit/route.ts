import { AuditFilters } from '@/lib/audit/input';
import { listAuditEntries } from '@/lib/audit/list-audit-entries';
import { routeQuery } from '@/lib/server/route';

export const GET = routeQuery('audit.view', async (ctx, { search }) => {
  const { page } = await listAuditEntries(ctx, AuditFilters.parse(Object.fromEntries(search)));
  return page;
});
