'use server';

import { revalidatePath } from 'next/cache';
import { adminContext } from '@/lib/server/admin-context';
import { respond } from '@/lib/server/respond';
import { suspendTenant, unsuspendTenant } from '@/lib/tenants/suspend-tenant';

export async function suspendTenantAction(input: unknown) {
  return respond(async () => {
    const result = await suspendTenant(await adminContext('tenants.suspend'), input);
    revalidatePath('/admin/tenants');
    return result;
  });
}

export async function unsuspendTenantAction(input: unknown) {
  return respond(async () => {
    const result = await unsuspendTenant(await adminContext('tenants.suspend'), input);
    revalidatePath('/admin/tenants');
    return result;
  });
}
