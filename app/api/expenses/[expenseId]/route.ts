import { getExpense } from '@/lib/expenses/get-expense';
import { updateExpense } from '@/lib/expenses/update-expense';
import { route } from '@/lib/server/route';
import { routeQuery } from '@/lib/server/route-query';

export const GET = routeQuery('expenses.view', null, (ctx, { params }) => getExpense(ctx, params.expenseId ?? ''));
export const PUT = route(updateExpense);
