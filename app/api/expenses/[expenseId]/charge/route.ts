import { chargeExpense } from '@/lib/expenses/charge-expense';
import { route } from '@/lib/server/route';

export const POST = route(chargeExpense);
