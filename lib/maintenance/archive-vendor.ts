import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { vendors } from '@/db/schema/maintenance';
import { AppError } from '../errors';
import { command } from '../server/command';
import { ArchiveVendorInput } from './input';

/** Takes a vendor from the list and the suggestions. Its tickets keep it, and whoever types its name again brings it back. */
export const archiveVendor = command(
  { name: 'maintenance.archive_vendor', permission: 'maintenance.create', input: ArchiveVendorInput },
  async (ctx, { vendorId }) => {
    const [row] = await ctx.tx
      .update(vendors)
      .set({ archivedAt: ctx.now, updatedAt: ctx.now })
      .where(and(eq(vendors.tenantId, ctx.tenantId), eq(vendors.id, vendorId), isNull(vendors.archivedAt)))
      .returning({ name: vendors.name });
    if (!row) throw new AppError('record_not_found');
    const audited = { entity: 'vendor', entityId: vendorId };
    ctx.record({ ...audited, before: { ...row, archived: false }, after: { archived: true } });
    return { id: vendorId };
  },
);
