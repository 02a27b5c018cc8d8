import { newId } from '@/lib/id';
import { archiveResponse } from '@/lib/leaving/archive-response';
import { archiveTenant } from '@/lib/leaving/archive-tenant';
import { adminContext } from '@/lib/server/admin-context';
import { answering } from '@/lib/server/route';

/** All data of a company as one zip. */
export const GET = answering(async (_request, { tenantId = '' }) => {
  const ctx = await adminContext('tenants.archive');
  const exportId = newId();
  return archiveResponse({ tenantId, exportId, ...(await archiveTenant(ctx, { tenantId, exportId })) });
});
