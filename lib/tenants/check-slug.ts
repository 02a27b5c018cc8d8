import 'server-only';
import { eq } from 'drizzle-orm';
import { tenants } from '@/db/schema/tenants';
import type { AdminContext } from '../server/admin-context';
import { operatorQuery } from '../server/operator-query';
import { isTenantSlug } from './slug';

/** Whether a new company could have that subdomain now. Saving checks it again. */
export async function checkSlug(ctx: AdminContext, raw: unknown): Promise<'free' | 'taken' | 'not_allowed'> {
  const slug = typeof raw === 'string' ? raw.trim().toLowerCase() : '';
  return operatorQuery(ctx, 'tenants.create', async (tx) => {
    if (!isTenantSlug(slug)) return 'not_allowed';
    return (await tx.$count(tenants, eq(tenants.slug, slug))) > 0 ? 'taken' : 'free';
  });
}
