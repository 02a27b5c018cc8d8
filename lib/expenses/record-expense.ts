import 'server-only';
import { expenses } from '@/db/schema/expenses';
import { AppError } from '../errors';
import { newId } from '../id';
import { holdMember } from '../members/hold-member';
import { recordText } from '../search/record-text';
import { command } from '../server/command';
import { holdVehicle } from '../vehicles/hold-vehicle';
import { expenseText } from './expense-text';
import { EXPENSE_FIELDS } from './fields';
import { RecordExpenseInput } from './input';
import { moveCash } from './move-cash';
import { pastMoment } from './past-moment';
import { spentAmount } from './spent-amount';

/** Records what was spent, for a vehicle or for the company (docs/rules.md §8). */
export const recordExpense = command(
  { name: 'expenses.record', permission: 'expenses.edit', input: RecordExpenseInput },
  async (ctx, input) => {
    const { kind, vehicleId, method, currency, vendor, reference, notes } = input;
    const { timeZone } = ctx.tenant;
    const spentAt = pastMoment(input.spentAt, { timeZone, now: ctx.now, field: 'spentAt' });
    const amount = spentAmount(input);
    if (amount.amountCents <= 0)
      throw new AppError('validation_error', { fields: { paidHtgCents: 'must_be_positive' } });
    if (vehicleId) await holdVehicle(ctx, vehicleId);
    const paidBy = input.paidBy ?? ctx.member.id;
    if (input.paidBy) await holdMember(ctx, input.paidBy);
    const id = newId();
    const details = { vendor, reference, notes };
    const row = { kind, vehicleId, spentAt, method, currency, ...amount, paidBy, ...details };
    await ctx.tx.insert(expenses).values({
      ...row,
      tenantId: ctx.tenantId,
      id,
      searchText: recordText(EXPENSE_FIELDS, details),
      recordedBy: ctx.member.id,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    });
    await moveCash(ctx, row, { back: false, say: (t) => expenseText(t, 'expenses.title', row) });
    ctx.record({ entity: 'expense', entityId: id, before: null, after: row });
    return { id };
  },
);
