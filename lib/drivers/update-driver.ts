import 'server-only';
import { and, eq } from 'drizzle-orm';
import { drivers } from '@/db/schema/drivers';
import { findCustomerName } from '../customers/find-customer-name';
import { holdCustomer } from '../customers/hold-customer';
import { AppError } from '../errors';
import { assertUnchanged } from '../records/assert-unchanged';
import { writeSearchWords } from '../search/write-search-words';
import { command } from '../server/command';
import { askAboutLicense } from './ask-about-license';
import { driverColumns } from './driver-columns';
import { DRIVER_KIND } from './driver-kind';
import { DRIVER_FIELDS } from './fields';
import { UpdateDriverInput } from './input';
import { lockDrivers } from './lock-drivers';

export const updateDriver = command(
  { name: 'drivers.update', permission: 'drivers.edit', input: UpdateDriverInput },
  async (ctx, { driverId, version, acceptedLicense, ...input }) => {
    const [before] = await lockDrivers(ctx, [driverId]);
    if (!before) throw new AppError('record_not_found');
    await assertUnchanged(ctx, {
      fields: DRIVER_FIELDS,
      record: before,
      version,
      entity: 'driver',
      entityId: driverId,
      names: async () => ({ customerId: (await findCustomerName(ctx, before.customerId ?? ''))?.fullName ?? null }),
    });
    const columns = driverColumns(input);
    if (columns.licenseKey !== before.licenseKey)
      await askAboutLicense(ctx, input.licenseNumber, { accepted: acceptedLicense });
    const { customerId } = columns;
    // A customer deleted in the meantime stays with the driver, but can't be newly chosen.
    if (customerId && customerId !== before.customerId) await holdCustomer(ctx, customerId);
    await ctx.tx
      .update(drivers)
      .set({ ...columns, updatedAt: ctx.now })
      .where(and(eq(drivers.tenantId, ctx.tenantId), eq(drivers.id, driverId)));
    await writeSearchWords(ctx, DRIVER_KIND, [{ id: driverId, ...columns }]);
    ctx.record({ entity: 'driver', entityId: driverId, before, after: columns });
    return { id: driverId };
  },
);
