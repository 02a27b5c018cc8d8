import { PlatformInvoiceFilters } from '@/lib/billing/input';
import { listPlatformInvoices } from '@/lib/billing/list-platform-invoices';
import { operatorRouteList } from '@/lib/server/route-query';

/** What the platform has billed its companies. */
export const GET = operatorRouteList('billing.manage', PlatformInvoiceFilters, async (ctx, { asked: filters }) => {
  const page = await listPlatformInvoices(ctx, filters);
  return page;
});
