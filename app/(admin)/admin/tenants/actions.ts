'use server';

import { after } from 'next/server';
import { setOperatorAside } from '@/lib/auth/operator-cookie';
import { setSessionCookie } from '@/lib/auth/session-cookie';
import { giveNotice, withdrawNotice } from '@/lib/deletion/give-notice';
import { adminContext } from '@/lib/server/admin-context';
import { operatorAction } from '@/lib/server/operator-action';
import { respond } from '@/lib/server/respond';
import { addTenantNote } from '@/lib/tenants/add-tenant-note';
import { carrySession } from '@/lib/tenants/carry-session';
import { checkSlug } from '@/lib/tenants/check-slug';
import { openTenant } from '@/lib/tenants/open-tenant';
import { requestOrigin } from '@/lib/tenants/request-origin';
import { suspendTenant, unsuspendTenant } from '@/lib/tenants/suspend-tenant';
import { updateTenant } from '@/lib/tenants/update-tenant';
import { beginVisit } from '@/lib/visits/begin-visit';

export const suspendTenantAction = operatorAction(suspendTenant, '/admin/tenants');
export const unsuspendTenantAction = operatorAction(unsuspendTenant, '/admin/tenants');
export const giveNoticeAction = operatorAction(giveNotice, '/admin/tenants');
export const withdrawNoticeAction = operatorAction(withdrawNotice, '/admin/tenants');
export const updateTenantAction = operatorAction(updateTenant, '/admin/tenants');
export const addTenantNoteAction = operatorAction(addTenantNote, '/admin/tenants');

/** The link for the first admin is emailed and shown to the operator. */
export async function openTenantAction(input: unknown, key?: string) {
  return respond(async () => {
    const ctx = await adminContext('tenants.create');
    const once = { ...ctx, idempotencyKey: typeof key === 'string' ? key : undefined };
    const { answer, mail } = await openTenant(once, input, await requestOrigin());
    after(mail);
    return answer;
  });
}

/** Opens a visit to a company. Returns its address there. */
export async function visitTenantAction(input: unknown) {
  return respond(async () => {
    const { tenantId, slug, ...opened } = await beginVisit(await adminContext('tenants.visit'), input);
    const next = '/dashboard';
    const elsewhere = await carrySession({ ...opened, tenant: { id: tenantId, slug }, next });
    if (elsewhere) return { to: elsewhere };
    await setOperatorAside();
    await setSessionCookie({ sessionId: opened.sessionId, tenantId });
    return { to: next };
  });
}

/** Whether a subdomain is free, for the form while somebody types. */
export async function checkSlugAction(slug: string) {
  return respond(async () => checkSlug(await adminContext('tenants.create'), slug));
}
