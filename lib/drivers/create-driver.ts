import 'server-only';
import { drivers } from '@/db/schema/drivers';
import { holdCustomer } from '../customers/hold-customer';
import { newId } from '../id';
import { writeSearchWords } from '../search/write-search-words';
import { command } from '../server/command';
import { askAboutLicense } from './ask-about-license';
import { driverColumns } from './driver-columns';
import { DRIVER_KIND } from './driver-kind';
import { CreateDriverInput } from './input';

export const createDriver = command(
  { name: 'drivers.create', permission: 'drivers.create', input: CreateDriverInput },
  async (ctx, { acceptedLicense, ...input }) => {
    await askAboutLicense(ctx, input.licenseNumber, { accepted: acceptedLicense });
    const id = newId();
    const columns = driverColumns(input);
    if (columns.customerId) await holdCustomer(ctx, columns.customerId);
    await ctx.tx.insert(drivers).values({ tenantId: ctx.tenantId, id, ...columns });
    await writeSearchWords(ctx, DRIVER_KIND, [{ id, ...columns }]);
    ctx.record({ entity: 'driver', entityId: id, before: null, after: columns });
    return { id, fullName: input.fullName };
  },
);
