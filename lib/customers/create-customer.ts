import 'server-only';
import { customers } from '@/db/schema/customers';
import { newId } from '../id';
import { writeSearchWords } from '../search/write-search-words';
import { command } from '../server/command';
import { customerColumns } from './customer-columns';
import { CUSTOMER_KIND } from './customer-kind';
import { askAboutDuplicates } from './find-duplicates';
import { CreateCustomerInput } from './input';

export const createCustomer = command(
  { name: 'customers.create', permission: 'customers.create', input: CreateCustomerInput },
  async (ctx, { acceptedDuplicates, ...input }) => {
    const duplicates = await askAboutDuplicates(ctx, input, { except: null, accepted: acceptedDuplicates });
    const id = newId();
    const columns = customerColumns(input);
    await ctx.tx.insert(customers).values({ tenantId: ctx.tenantId, id, ...columns });
    await writeSearchWords(ctx, CUSTOMER_KIND, [{ id, ...columns }]);
    ctx.record({ entity: 'customer', entityId: id, before: null, after: columns });
    return { id, fullName: input.fullName, duplicates };
  },
);
