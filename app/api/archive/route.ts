import { newId } from '@/lib/id';
import { archiveOwnData } from '@/lib/leaving/archive-own-data';
import { archiveResponse } from '@/lib/leaving/archive-response';
import { tenantContext } from '@/lib/server/context';
import { answering } from '@/lib/server/route';

/** All data of the company as one zip. */
export const GET = answering(async () => {
  const { tenantId, tenant, ...ctx } = await tenantContext();
  const { exportId } = await archiveOwnData({ ...ctx, tenantId, tenant }, { exportId: newId() });
  return archiveResponse({ tenantId, exportId, slug: tenant.slug, locale: tenant.defaultLocale });
});
