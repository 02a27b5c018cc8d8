import { listCompanyInvoices } from '@/lib/billing/list-company-invoices';
import { operatorRouteList } from '@/lib/server/route-query';
import { getTenant } from '@/lib/tenants/get-tenant';

/** What the platform has billed one company in the last twelve months, the newest first. */
export const GET = operatorRouteList('billing.manage', null, async (ctx, { params: { tenantId = '' } }) => {
  const { tenant } = await getTenant(ctx, tenantId);
  return { rows: await listCompanyInvoices(ctx, tenant.id) };
});
