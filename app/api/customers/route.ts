import { createCustomer } from '@/lib/customers/create-customer';
import { CustomerFilters } from '@/lib/customers/input';
import { listCustomers } from '@/lib/customers/list-customers';
import { tallyCustomers } from '@/lib/customers/tally-customers';
import { route, routeQuery } from '@/lib/server/route';

export const GET = routeQuery('customers.view', async (ctx, { search }) => {
  const filters = CustomerFilters.parse(Object.fromEntries(search));
  const [page, total] = await Promise.all([listCustomers(ctx, filters), tallyCustomers(ctx, filters)]);
  return { ...page, ...(!total.more && { total: total.count }) };
});

export const POST = route(createCustomer, 201);
