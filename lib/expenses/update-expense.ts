import 'server-only';
import { and, eq } from 'drizzle-orm';
import { expenses } from '@/db/schema/expenses';
import { assertUnchanged } from '../records/assert-unchanged';
import { recordText } from '../search/record-text';
import { command } from '../server/command';
import { EXPENSE_FIELDS } from './fields';
import { UpdateExpenseInput } from './input';
import { lockExpense } from './lock-expense';

/** Corrects what an expense says beside its amount. */
export const updateExpense = command(
  { name: 'expenses.update', permission: 'expenses.edit', input: UpdateExpenseInput },
  async (ctx, { expenseId, version, ...details }) => {
    const { expense } = await lockExpense(ctx, expenseId);
    const { vendor, reference, notes } = expense;
    const before = { vendor, reference, notes };
    await assertUnchanged(ctx, {
      fields: EXPENSE_FIELDS,
      record: before,
      version,
      entity: 'expense',
      entityId: expenseId,
    });
    await ctx.tx
      .update(expenses)
      .set({ ...details, searchText: recordText(EXPENSE_FIELDS, details), updatedAt: ctx.now })
      .where(and(eq(expenses.tenantId, ctx.tenantId), eq(expenses.id, expenseId)));
    ctx.record({ entity: 'expense', entityId: expenseId, before, after: details });
    return { id: expenseId };
  },
);
