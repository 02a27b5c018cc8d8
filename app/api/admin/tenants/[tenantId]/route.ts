import { adminContext } from '@/lib/server/admin-context';
import { answering, operatorRoute } from '@/lib/server/route';
import { getTenant } from '@/lib/tenants/get-tenant';
import { updateTenant } from '@/lib/tenants/update-tenant';

export const GET = answering(async (_request, { tenantId = '' }) =>
  Response.json(await getTenant(await adminContext('tenants.view'), tenantId), {
    headers: { 'cache-control': 'no-store' },
  }),
);

export const PATCH = operatorRoute(updateTenant);
