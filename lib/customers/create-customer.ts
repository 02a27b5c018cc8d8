import 'server-only';
import { customers } from '@/db/schema/customers';
import { newId } from '../id';
import { command } from '../server/command';
import { customerColumns } from './customer-columns';
import { CreateCustomerInput } from './input';

export const createCustomer = command(
  { name: 'customers.create', permission: 'customers.create', input: CreateCustomerInput },
  async (ctx, input) => {
    const id = newId();
    const columns = customerColumns(input);
    await ctx.tx.insert(customers).values({ tenantId: ctx.tenantId, id, ...columns });
    ctx.record({ entity: 'customer', entityId: id, before: null, after: columns });
    return { id, fullName: input.fullName };
  },
);
