import 'server-only';
import { and, eq, isNotNull } from 'drizzle-orm';
import { vendors } from '@/db/schema/maintenance';
import { newId } from '../id';
import { normalizeSearch } from '../search/normalize-search';
import type { WriteContext } from '../server/command';

/** The id of the vendor with a name, whatever its capitals and accents, who is added if new and
 * listed again if archived. Null for an empty name. */
export async function findOrAddVendor(ctx: WriteContext, name: string): Promise<string | null> {
  if (name === '') return null;
  const nameKey = normalizeSearch(name);
  const id = newId();
  const [added] = await ctx.tx
    .insert(vendors)
    .values({ tenantId: ctx.tenantId, id, name, nameKey })
    .onConflictDoNothing()
    .returning({ id: vendors.id });
  if (added) {
    ctx.record({ action: 'maintenance.add_vendor', entity: 'vendor', entityId: id, before: null, after: { name } });
    return id;
  }
  const named = and(eq(vendors.tenantId, ctx.tenantId), eq(vendors.nameKey, nameKey));
  const [back] = await ctx.tx
    .update(vendors)
    .set({ archivedAt: null, updatedAt: ctx.now })
    .where(and(named, isNotNull(vendors.archivedAt)))
    .returning({ id: vendors.id });
  if (back) {
    const audited = { action: 'maintenance.restore_vendor', entity: 'vendor', entityId: back.id };
    ctx.record({ ...audited, before: { archived: true }, after: { archived: false } });
    return back.id;
  }
  const [known] = await ctx.tx.select({ id: vendors.id }).from(vendors).where(named);
  return known?.id ?? null;
}
