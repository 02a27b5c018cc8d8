import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { expenses } from '@/db/schema/expenses';
import { AppError } from '../errors';
import { command } from '../server/command';
import { expenseText } from './expense-text';
import { VoidExpenseInput } from './input';
import { lockExpense } from './lock-expense';
import { moveCash } from './move-cash';

/**
 * Cancels an expense recorded by mistake. It stays visible with who, when and why. Cash is put
 * back into the payer's drawer of today. Throws `expense_charged` while a
 * rental owes it.
 */
export const voidExpense = command(
  { name: 'expenses.void', permission: 'expenses.void', input: VoidExpenseInput },
  async (ctx, { expenseId, reason }) => {
    const { expense, charged } = await lockExpense(ctx, expenseId);
    if (charged) throw new AppError('expense_charged');
    const after = { voidedAt: ctx.now, voidedBy: ctx.member.id, voidedReason: reason };
    const changed = await ctx.tx
      .update(expenses)
      .set({ ...after, updatedAt: ctx.now })
      .where(and(eq(expenses.tenantId, ctx.tenantId), eq(expenses.id, expenseId), isNull(expenses.voidedAt)))
      .returning({ id: expenses.id });
    if (changed.length === 0) throw new AppError('invalid_transition', { params: { from: 'voided', to: 'voided' } });
    await moveCash(ctx, expense, { back: true, say: (t) => expenseText(t, 'expenses.voided_expense', expense) });
    ctx.record({ entity: 'expense', entityId: expenseId, before: expense, after: { ...expense, ...after } });
    return { id: expenseId };
  },
);
