import { voidExpense } from '@/lib/expenses/void-expense';
import { route } from '@/lib/server/route';

export const POST = route(voidExpense);
