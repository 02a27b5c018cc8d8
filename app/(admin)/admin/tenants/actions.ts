'use server';

import { after } from 'next/server';
import { adminContext } from '@/lib/server/admin-context';
import { operatorAction } from '@/lib/server/operator-action';
import { respond } from '@/lib/server/respond';
import { addTenantNote } from '@/lib/tenants/add-tenant-note';
import { checkSlug } from '@/lib/tenants/check-slug';
import { openTenant } from '@/lib/tenants/open-tenant';
import { requestOrigin } from '@/lib/tenants/request-origin';
import { suspendTenant, unsuspendTenant } from '@/lib/tenants/suspend-tenant';
import { updateTenant } from '@/lib/tenants/update-tenant';

export const suspendTenantAction = operatorAction(suspendTenant, '/admin/tenants');
export const unsuspendTenantAction = operatorAction(unsuspendTenant, '/admin/tenants');
export const updateTenantAction = operatorAction(updateTenant, '/admin/tenants');
export const addTenantNoteAction = operatorAction(addTenantNote, '/admin/tenants');

/** The link for the first admin is emailed and shown to the operator. */
export async function openTenantAction(input: unknown) {
  return respond(async () => {
    const { answer, mail } = await openTenant(await adminContext('tenants.create'), input, await requestOrigin());
    after(mail);
    return answer;
  });
}

/** Whether a subdomain is free, for the form while somebody types. */
export async function checkSlugAction(slug: string) {
  return respond(async () => checkSlug(await adminContext('tenants.create'), slug));
}
