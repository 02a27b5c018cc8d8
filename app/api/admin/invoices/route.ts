import { PlatformInvoiceFilters } from '@/lib/billing/input';
import { listPlatformInvoices } from '@/lib/billing/list-platform-invoices';
import { adminContext } from '@/lib/server/admin-context';
import { answering } from '@/lib/server/route';

/** What the platform has billed its companies. */
export const GET = answering(async (request) => {
  const filters = PlatformInvoiceFilters.parse(Object.fromEntries(new URL(request.url).searchParams));
  const page = await listPlatformInvoices(await adminContext('billing.manage'), filters);
  return Response.json(page, { headers: { 'cache-control': 'no-store' } });
});
