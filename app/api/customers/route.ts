import { createCustomer } from '@/lib/customers/create-customer';
import { CustomerFilters } from '@/lib/customers/input';
import { listCustomers } from '@/lib/customers/list-customers';
import { tallyCustomers } from '@/lib/customers/tally-customers';
import { route } from '@/lib/server/route';
import { routeList } from '@/lib/server/route-query';

export const GET = routeList('customers.view', CustomerFilters, async (ctx, { asked: filters }) => {
  const [page, total] = await Promise.all([listCustomers(ctx, filters), tallyCustomers(ctx, filters)]);
  return { ...page, ...(!total.more && { total: total.count }) };
});

export const POST = route(createCustomer, 201);
