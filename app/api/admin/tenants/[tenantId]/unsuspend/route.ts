import { operatorRoute } from '@/lib/server/route';
import { unsuspendTenant } from '@/lib/tenants/suspend-tenant';

export const POST = operatorRoute(unsuspendTenant);
