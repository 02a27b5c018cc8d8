import 'server-only';
import { and, eq } from 'drizzle-orm';
import { withTenant } from '@/db/client';
import { logos } from '@/db/schema/logos';
import { AppError } from '../errors';
import { isId } from '../id';
import { findTenantBySlug } from './find-tenant';

/** The logo that a company's login shows, for visitors who have not signed in. Throws `record_not_found` for any other. */
export async function readLoginLogo(slug: string | null, id: string): Promise<Buffer> {
  const tenant = slug && isId(id) ? await findTenantBySlug(slug) : null;
  // An earlier logo is on papers alone.
  if (!tenant || tenant.logoId !== id) throw new AppError('record_not_found');
  const mine = and(eq(logos.tenantId, tenant.id), eq(logos.id, id));
  const [logo] = await withTenant(tenant.id, (tx) => tx.select({ content: logos.content }).from(logos).where(mine));
  if (!logo) throw new AppError('record_not_found');
  return logo.content;
}
