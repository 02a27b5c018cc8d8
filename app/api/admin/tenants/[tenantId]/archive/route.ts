import { newId } from '@/lib/id';
import { archiveResponse } from '@/lib/leaving/archive-response';
import { archiveTenant } from '@/lib/leaving/archive-tenant';
import { adminContext } from '@/lib/server/admin-context';
import { answering } from '@/lib/server/answering';
import { headOnly } from '@/lib/server/head-only';

const of = { caller: 'operator', permission: 'tenants.archive', status: 200, answer: ['application/zip'] } as const;

/** All data of a company as one zip. */
export const GET = answering(of, async ({ signal }, { tenantId = '' }) => {
  const ctx = await adminContext('tenants.archive');
  const exportId = newId();
  const tenant = await archiveTenant(ctx, { tenantId, exportId });
  return archiveResponse({ tenantId, exportId, ...tenant }, { signal });
});

export const HEAD = headOnly(of, () => adminContext('tenants.archive'));
