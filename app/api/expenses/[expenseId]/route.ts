import { getExpense } from '@/lib/expenses/get-expense';
import { updateExpense } from '@/lib/expenses/update-expense';
import { route, routeQuery } from '@/lib/server/route';

export const GET = routeQuery('expenses.view', (ctx, { params }) => getExpense(ctx, params.expenseId ?? ''));
export const PUT = route(updateExpense);
