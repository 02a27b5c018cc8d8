import { newId } from '@/lib/id';
import { archiveOwnData } from '@/lib/leaving/archive-own-data';
import { archiveResponse } from '@/lib/leaving/archive-response';
import { answering } from '@/lib/server/answering';
import { assertMay } from '@/lib/server/assert-may';
import { tenantContext } from '@/lib/server/context';
import { headOnly } from '@/lib/server/head-only';

const of = {
  caller: 'member',
  permission: 'settings.manage',
  verb: 'leaving.export',
  status: 200,
  answer: ['application/zip'],
} as const;

/** All data of the company as one zip. */
export const GET = answering(of, async ({ signal }) => {
  const { tenantId, tenant, ...ctx } = await tenantContext();
  const { exportId } = await archiveOwnData({ ...ctx, tenantId, tenant }, { exportId: newId() });
  return archiveResponse({ tenantId, exportId, slug: tenant.slug, locale: tenant.defaultLocale }, { signal });
});

export const HEAD = headOnly(of, async () => assertMay(await tenantContext(), 'settings.manage'));
