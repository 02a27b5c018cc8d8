import 'server-only';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { vendors } from '@/db/schema/maintenance';
import type { ReadContext } from '../server/query';

const MOST = 200;

/** The vendors' names, for suggestions while one types. */
export async function listVendorNames(ctx: ReadContext): Promise<string[]> {
  const rows = await ctx.tx
    .select({ name: vendors.name })
    .from(vendors)
    .where(and(eq(vendors.tenantId, ctx.tenantId), isNull(vendors.archivedAt)))
    .orderBy(asc(vendors.nameKey))
    .limit(MOST);
  return rows.map(({ name }) => name);
}
