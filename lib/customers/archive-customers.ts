import 'server-only';
import { archiveEach } from '../lists/archive-each';
import { command } from '../server/command';
import { archiveCustomer } from './archive-customer';
import { CUSTOMER_KIND } from './customer-kind';
import { ArchiveCustomersInput } from './input';

/** Archives up to a hundred customers at once, each by the same rules as a single one. */
export const archiveCustomers = command(
  { name: 'customers.archive_many', permission: 'customers.archive', input: ArchiveCustomersInput },
  (ctx, { customerIds }) =>
    archiveEach(ctx, CUSTOMER_KIND, {
      ids: customerIds,
      archive: (customerId) => archiveCustomer(ctx, { customerId }),
    }),
);
