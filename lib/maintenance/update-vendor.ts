import 'server-only';
import { and, eq } from 'drizzle-orm';
import { vendors } from '@/db/schema/maintenance';
import { databaseCode } from '../database-error';
import { AppError } from '../errors';
import { assertUnchanged } from '../records/assert-unchanged';
import { normalizeSearch } from '../search/normalize-search';
import { command } from '../server/command';
import { VENDOR_FIELDS } from './fields';
import { UpdateVendorInput } from './input';

/** Changes a vendor's name and phone, for all its tickets. Throws `duplicate_vendor` for another vendor's name. */
export const updateVendor = command(
  { name: 'maintenance.update_vendor', permission: 'maintenance.create', input: UpdateVendorInput },
  async (ctx, { vendorId, version, ...input }) => {
    const mine = and(eq(vendors.tenantId, ctx.tenantId), eq(vendors.id, vendorId));
    const [row] = await ctx.tx.select().from(vendors).where(mine).for('update');
    if (!row) throw new AppError('record_not_found');
    const before = { name: row.name, phone: row.phone };
    const audited = { entity: 'vendor', entityId: vendorId };
    await assertUnchanged(ctx, { fields: VENDOR_FIELDS, record: before, version, ...audited });
    const columns = { ...input, nameKey: normalizeSearch(input.name) };
    try {
      await ctx.tx
        .update(vendors)
        .set({ ...columns, updatedAt: ctx.now })
        .where(mine);
    } catch (error) {
      if (databaseCode(error) !== '23505') throw error;
      throw new AppError('duplicate_vendor', { fields: { name: 'duplicate_vendor' } });
    }
    ctx.record({ ...audited, before, after: columns });
    return { id: vendorId };
  },
);
