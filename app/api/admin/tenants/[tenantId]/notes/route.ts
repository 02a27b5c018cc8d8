import { operatorRoute } from '@/lib/server/route';
import { addTenantNote } from '@/lib/tenants/add-tenant-note';

export const POST = operatorRoute(addTenantNote);
