import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { withPlatform } from '@/db/client';
import { tenantSettings, tenants } from '@/db/schema/tenants';
import { translateDatabaseError } from '../database-error';

/** The company with a slug, for requests before sign-in; null if there is none. */
export async function findTenantBySlug(slug: string) {
  try {
    return await withPlatform(async (tx) => {
      const columns = {
        id: tenants.id,
        slug: tenants.slug,
        name: tenants.name,
        status: tenants.status,
        logoId: tenantSettings.logoId,
        color: tenantSettings.color,
      };
      const [row] = await tx
        .select(columns)
        .from(tenants)
        .leftJoin(tenantSettings, eq(tenantSettings.tenantId, tenants.id))
        .where(and(eq(tenants.slug, slug), isNull(tenants.deletedAt)));
      return row ?? null;
    });
  } catch (error) {
    throw translateDatabaseError(error);
  }
}
