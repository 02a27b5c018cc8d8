'use server';

import { operatorAction } from '@/lib/server/operator-action';
import { suspendTenant, unsuspendTenant } from '@/lib/tenants/suspend-tenant';

export const suspendTenantAction = operatorAction(suspendTenant, '/admin/tenants');
export const unsuspendTenantAction = operatorAction(unsuspendTenant, '/admin/tenants');
