import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import { expenses } from '@/db/schema/expenses';
import { charges } from '@/db/schema/rentals';
import { AppError } from '../errors';
import type { WriteContext } from '../server/command';

/** An expense, locked until the transaction ends, and whether a rental owes it. Throws `record_not_found`. */
export async function lockExpense(ctx: WriteContext, expenseId: string) {
  const mine = and(eq(expenses.tenantId, ctx.tenantId), eq(expenses.id, expenseId));
  const [expense] = await ctx.tx.select().from(expenses).where(mine).for('update');
  if (!expense) throw new AppError('record_not_found');
  return { expense, charged: expense.chargeId !== null && (await isOwed(ctx, expense.chargeId)) };
}

/** Whether a charge still stands: nobody has voided it. */
export async function isOwed(ctx: WriteContext, chargeId: string): Promise<boolean> {
  const [charge] = await ctx.tx
    .select({ owed: sql<boolean>`${charges.waivedAt} is null` })
    .from(charges)
    .where(and(eq(charges.tenantId, ctx.tenantId), eq(charges.id, chargeId)));
  return charge?.owed ?? false;
}
