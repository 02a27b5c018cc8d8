import { AuditFilters } from '@/lib/audit/input';
import { listAuditEntries } from '@/lib/audit/list-audit-entries';
import { routeList } from '@/lib/server/route-query';

export const GET = routeList('audit.view', AuditFilters, async (ctx, { asked }) => {
  const { page } = await listAuditEntries(ctx, asked);
  return page;
});
