import { ExpenseFilters } from '@/lib/expenses/input';
import { listExpenses, sumExpenses } from '@/lib/expenses/list-expenses';
import { recordExpense } from '@/lib/expenses/record-expense';
import { route } from '@/lib/server/route';
import { routeList } from '@/lib/server/route-query';

export const GET = routeList('expenses.view', ExpenseFilters, async (ctx, { asked: filters }) => {
  const [page, { count, sumCents }] = await Promise.all([listExpenses(ctx, filters), sumExpenses(ctx, filters)]);
  return { ...page, total: count, sumCents };
});

export const POST = route(recordExpense, 201);
