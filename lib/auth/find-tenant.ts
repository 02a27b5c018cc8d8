import 'server-only';
import { eq } from 'drizzle-orm';
import { withPlatform } from '@/db/client';
import { tenants } from '@/db/schema/tenants';
import { translateDatabaseError } from '../database-error';

/** The company with a slug, for requests before sign-in; null if there is none. */
export async function findTenantBySlug(slug: string) {
  try {
    return await withPlatform(async (tx) => {
      const columns = { id: tenants.id, slug: tenants.slug, name: tenants.name, status: tenants.status };
      const [row] = await tx.select(columns).from(tenants).where(eq(tenants.slug, slug));
      return row ?? null;
    });
  } catch (error) {
    throw translateDatabaseError(error);
  }
}
