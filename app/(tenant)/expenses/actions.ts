'use server';

import { chargeExpense } from '@/lib/expenses/charge-expense';
import { previewHolder } from '@/lib/expenses/preview-holder';
import { recordExpense } from '@/lib/expenses/record-expense';
import { updateExpense } from '@/lib/expenses/update-expense';
import { voidExpense } from '@/lib/expenses/void-expense';
import { action } from '@/lib/server/action';
import { readAction } from '@/lib/server/read-action';

export const recordExpenseAction = action(recordExpense, '/expenses', '/vehicles');
export const updateExpenseAction = action(updateExpense, '/expenses');
export const voidExpenseAction = action(voidExpense, '/expenses', '/vehicles');
export const chargeExpenseAction = action(chargeExpense, '/expenses', '/rentals');
export const previewHolderAction = readAction('expenses.view', previewHolder);
