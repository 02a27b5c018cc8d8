import 'server-only';
import { and, eq } from 'drizzle-orm';
import { vendors } from '@/db/schema/maintenance';
import type { ReadContext } from '../server/query';

/** A vendor's name; empty for none. */
export async function findVendorName(ctx: ReadContext, vendorId: string | null): Promise<string> {
  if (vendorId === null) return '';
  const [row] = await ctx.tx
    .select({ name: vendors.name })
    .from(vendors)
    .where(and(eq(vendors.tenantId, ctx.tenantId), eq(vendors.id, vendorId)));
  return row?.name ?? '';
}
