import { ExpenseFilters } from '@/lib/expenses/input';
import { listExpenses, sumExpenses } from '@/lib/expenses/list-expenses';
import { recordExpense } from '@/lib/expenses/record-expense';
import { route, routeQuery } from '@/lib/server/route';

export const GET = routeQuery('expenses.view', async (ctx, { search }) => {
  const filters = ExpenseFilters.parse(Object.fromEntries(search));
  const [page, { count, sumCents }] = await Promise.all([listExpenses(ctx, filters), sumExpenses(ctx, filters)]);
  return { ...page, total: count, sumCents };
});

export const POST = route(recordExpense, 201);
