import 'server-only';
import { archiveEach } from '../lists/archive-each';
import { ManyInput } from '../lists/many-input';
import { command } from '../server/command';
import { archiveCustomer } from './archive-customer';
import { CUSTOMER_KIND } from './customer-kind';

/** Archives up to a hundred customers at once, each by the same rules as a single one. */
export const archiveCustomers = command(
  { name: 'customers.archive_many', permission: 'customers.archive', input: ManyInput },
  (ctx, { ids }) =>
    archiveEach(ctx, CUSTOMER_KIND, {
      ids,
      archive: (customerId) => archiveCustomer(ctx, { customerId }),
    }),
);
