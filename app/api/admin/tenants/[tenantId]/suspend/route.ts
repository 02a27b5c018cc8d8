import { operatorRoute } from '@/lib/server/route';
import { suspendTenant } from '@/lib/tenants/suspend-tenant';

export const POST = operatorRoute(suspendTenant);
