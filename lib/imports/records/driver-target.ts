import 'server-only';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { drivers } from '@/db/schema/drivers';
import { driverColumns } from '../../drivers/driver-columns';
import { DRIVER_KIND } from '../../drivers/driver-kind';
import { DriverFields, type DriverInput } from '../../drivers/input';
import { numberKey } from '../../search/search-text';
import { customersByLicence, holdCustomersByLicence } from './customers-by-licence';
import { type ImportTarget, inChunks } from './target';

export const DRIVER_TARGET: ImportTarget<DriverInput, ReturnType<typeof driverColumns>> = {
  kind: 'drivers',
  record: DRIVER_KIND,
  schema: DriverFields,
  keyOf: numberKey,
  async find(ctx, keys, lock) {
    const rows = await inChunks(keys, (part) => {
      const mine = and(
        eq(drivers.tenantId, ctx.tenantId),
        isNull(drivers.archivedAt),
        inArray(drivers.licenseKey, part),
      );
      const found = ctx.tx.select().from(drivers).where(mine).orderBy(asc(drivers.createdAt), asc(drivers.id));
      return lock ? found.for('update') : found;
    });
    // If two have the same license, the one the company had first is meant.
    return new Map(rows.toReversed().map((row) => [row.licenseKey, { id: row.id, input: row, stored: row }]));
  },
  async lookups(ctx, texts, lock) {
    const keys = [...new Set(texts('customerId').map(numberKey))].filter(Boolean);
    const ids = await (lock ? holdCustomersByLicence : customersByLicence)(ctx, keys);
    return new Map([['customerId', (text) => ids.get(numberKey(text)) ?? null]]);
  },
  columns: driverColumns,
};
