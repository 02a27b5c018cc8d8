import { operatorRoute } from '@/lib/server/route';
import { operatorRouteQuery } from '@/lib/server/route-query';
import { getTenant } from '@/lib/tenants/get-tenant';
import { updateTenant } from '@/lib/tenants/update-tenant';

export const GET = operatorRouteQuery('tenants.view', null, (ctx, { params: { tenantId = '' } }) =>
  getTenant(ctx, tenantId),
);

export const PATCH = operatorRoute(updateTenant);
