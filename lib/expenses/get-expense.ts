import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import { expenses } from '@/db/schema/expenses';
import { members } from '@/db/schema/members';
import { charges, rentals } from '@/db/schema/rentals';
import { AppError } from '../errors';
import { listAttachments } from '../files/list-attachments';
import { isId } from '../id';
import { withVersion } from '../records/record-version';
import type { ReadContext } from '../server/query';
import { getVehicle } from '../vehicles/get-vehicle';
import { EXPENSE_FIELDS } from './fields';
import { findHolder } from './find-holder';
import { isPassedOn } from './values';

/**
 * One expense with its papers, its vehicle, the rental that owes it now, and for a fine or a toll who had the vehicle.
 * Throws `record_not_found`.
 */
export async function getExpense(ctx: ReadContext, expenseId: string) {
  if (!isId(expenseId)) throw new AppError('record_not_found');
  const [row] = await ctx.tx
    .select()
    .from(expenses)
    .where(and(eq(expenses.tenantId, ctx.tenantId), eq(expenses.id, expenseId)));
  if (!row) throw new AppError('record_not_found');
  const { tenantId: _, searchText: __, ...expense } = row;
  const asks = isPassedOn(expense.kind) && expense.vehicleId !== null && expense.voidedAt === null;
  const [vehicle, files, chargedTo, holder, names] = await Promise.all([
    expense.vehicleId ? getVehicle(ctx, expense.vehicleId) : null,
    listAttachments(ctx, { expenseId }),
    expense.chargeId ? findCharged(ctx, expense.chargeId) : null,
    asks && expense.vehicleId ? findHolder(ctx, expense.vehicleId, expense.spentAt) : null,
    memberNames(ctx, [expense.paidBy, expense.recordedBy, expense.voidedBy]),
  ]);
  const nameOf = (id: string | null) => (id ? (names.get(id) ?? null) : null);
  return {
    expense: withVersion(EXPENSE_FIELDS, expense),
    vehicle: vehicle && { id: vehicle.id, make: vehicle.make, model: vehicle.model, plate: vehicle.plate },
    files,
    chargedTo,
    holder,
    paidByName: nameOf(expense.paidBy),
    recordedByName: nameOf(expense.recordedBy),
    voidedByName: nameOf(expense.voidedBy),
  };
}

export type ExpenseRecord = Awaited<ReturnType<typeof getExpense>>;

/** The rental that owes a charge, and whether the charge was voided since. */
export async function findCharged(ctx: ReadContext, chargeId: string) {
  const [row] = await ctx.tx
    .select({ rentalId: rentals.id, number: rentals.number, waivedAt: charges.waivedAt })
    .from(charges)
    .innerJoin(rentals, and(eq(rentals.tenantId, charges.tenantId), eq(rentals.id, charges.rentalId)))
    .where(and(eq(charges.tenantId, ctx.tenantId), eq(charges.id, chargeId)));
  return row && row.waivedAt === null ? { rentalId: row.rentalId, number: row.number ?? '' } : null;
}

async function memberNames(ctx: ReadContext, ids: (string | null)[]): Promise<Map<string, string>> {
  const wanted = ids.filter((id) => id !== null);
  const rows = await ctx.tx
    .select({ id: members.id, name: members.name })
    .from(members)
    .where(and(eq(members.tenantId, ctx.tenantId), inArray(members.id, wanted)));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
