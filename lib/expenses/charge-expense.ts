import 'server-only';
import { and, eq } from 'drizzle-orm';
import { expenses } from '@/db/schema/expenses';
import { rentals } from '@/db/schema/rentals';
import { formatDateTime } from '../dates';
import { AppError } from '../errors';
import { command } from '../server/command';
import { getVehicle } from '../vehicles/get-vehicle';
import { chargeHolder } from './charge-holder';
import { ChargeExpenseInput } from './input';
import { lockExpense } from './lock-expense';
import { isPassedOn } from './values';

/**
 * Charges a fine or a toll to the rental that had the vehicle at that moment, once. Throws `expense_charged` if a rental
 * owes it already, and `other_holder`.
 */
export const chargeExpense = command(
  { name: 'expenses.charge', permission: 'payments.charge', input: ChargeExpenseInput },
  async (ctx, { expenseId, rentalId }) => {
    const { expense, charged } = await lockExpense(ctx, expenseId);
    const { kind, vehicleId, spentAt, amountCents, reference } = expense;
    if (expense.voidedAt || !isPassedOn(kind) || vehicleId === null)
      throw new AppError('invalid_transition', { params: { from: kind, to: 'charged' } });
    if (charged) throw new AppError('expense_charged');
    const { plate } = await getVehicle(ctx, vehicleId);
    const [rental] = await ctx.tx
      .select({ locale: rentals.locale })
      .from(rentals)
      .where(and(eq(rentals.tenantId, ctx.tenantId), eq(rentals.id, rentalId)));
    if (!rental) throw new AppError('record_not_found');
    const when = formatDateTime(spentAt, rental.locale, ctx.tenant.timeZone);
    const note = [plate, when, reference].filter(Boolean).join(' · ');
    const passed = { rentalId, vehicleId, at: spentAt, kind, amountCents, note, papersOf: { expenseId } };
    const { chargeId, dueCents } = await chargeHolder(ctx, passed);
    await ctx.tx
      .update(expenses)
      .set({ rentalId, chargeId, updatedAt: ctx.now })
      .where(and(eq(expenses.tenantId, ctx.tenantId), eq(expenses.id, expenseId)));
    const before = { rentalId: expense.rentalId, chargeId: expense.chargeId };
    const action = 'expenses.charged';
    ctx.record({ action, entity: 'expense', entityId: expenseId, before, after: { rentalId, chargeId } });
    return { id: expenseId, chargeId, dueCents };
  },
);
