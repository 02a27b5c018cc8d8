import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import { expenses } from '@/db/schema/expenses';
import { members } from '@/db/schema/members';
import { charges, rentals } from '@/db/schema/rentals';
import { vehicles } from '@/db/schema/vehicles';
import { keyset } from '../lists/keyset';
import type { ReadContext } from '../server/query';
import { expenseCondition } from './expense-condition';
import type { ExpenseFilters } from './input';

const SORTS = {
  newest: { sort: expenses.spentAt, type: 'timestamptz' },
  amount: { sort: expenses.amountCents, type: 'bigint' },
} as const;

/** One page of expenses, voided ones included. */
export async function listExpenses(ctx: ReadContext, filters: Omit<ExpenseFilters, 'size'> & { size: number }) {
  const paging = keyset({
    ...SORTS[filters.sort],
    id: expenses.id,
    direction: 'desc',
    cursor: filters.cursor,
    pageSize: filters.size,
  });
  const found = await ctx.tx
    .select({
      id: expenses.id,
      kind: expenses.kind,
      vehicleId: expenses.vehicleId,
      make: vehicles.make,
      model: vehicles.model,
      plate: vehicles.plate,
      spentAt: expenses.spentAt,
      amountCents: expenses.amountCents,
      paidHtgCents: expenses.paidHtgCents,
      method: expenses.method,
      paidByName: members.name,
      vendor: expenses.vendor,
      reference: expenses.reference,
      voidedAt: expenses.voidedAt,
      /** The rental that owes it now. */
      chargedTo: rentals.number,
      sortKey: paging.sortKey,
    })
    .from(expenses)
    .leftJoin(vehicles, ofVehicle())
    .leftJoin(members, and(eq(members.tenantId, expenses.tenantId), eq(members.id, expenses.paidBy)))
    .leftJoin(
      charges,
      and(eq(charges.tenantId, expenses.tenantId), eq(charges.id, expenses.chargeId), sql`${charges.waivedAt} is null`),
    )
    .leftJoin(rentals, and(eq(rentals.tenantId, charges.tenantId), eq(rentals.id, charges.rentalId)))
    .where(paging.where(expenseCondition(ctx, filters)))
    .orderBy(...paging.orderBy)
    .limit(paging.limit);
  return paging.page(found);
}

export type ListedExpense = Awaited<ReturnType<typeof listExpenses>>['rows'][number];

/** How many expenses match, and their sum in cents. Voided ones are counted but not summed. */
export async function sumExpenses(ctx: ReadContext, filters: Parameters<typeof expenseCondition>[1]) {
  const [row] = await ctx.tx
    .select({
      count: sql<number>`count(*)::int`,
      sumCents:
        sql<number>`coalesce(sum(${expenses.amountCents}) filter (where ${expenses.voidedAt} is null), 0)`.mapWith(
          Number,
        ),
    })
    .from(expenses)
    .leftJoin(vehicles, ofVehicle())
    .where(expenseCondition(ctx, filters));
  return row ?? { count: 0, sumCents: 0 };
}

function ofVehicle() {
  return and(eq(vehicles.tenantId, expenses.tenantId), eq(vehicles.id, expenses.vehicleId));
}
