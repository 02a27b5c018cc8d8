import 'server-only';
import { and, eq, gte, inArray, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import { expenses } from '@/db/schema/expenses';
import { vehicles } from '@/db/schema/vehicles';
import { localDay, localToInstant } from '../dates';
import { textCondition } from '../search/text-condition';
import type { ReadContext } from '../server/query';
import type { ExpenseFilters } from './input';
import { type Days, periodDays } from './period-days';
import { PASSED_ON_KINDS } from './values';

type Filters = Pick<ExpenseFilters, 'tab' | 'q' | 'kind' | 'of' | 'period' | 'vehicle'>;

/** The conditions of a list of expenses. It reads the table of vehicles, too. */
export function expenseCondition(ctx: ReadContext, { tab, q, kind, of, period, vehicle }: Filters): SQL | undefined {
  return and(
    eq(expenses.tenantId, ctx.tenantId),
    tab === 'voided' ? isNotNull(expenses.voidedAt) : undefined,
    tab === 'passed_on' ? and(inArray(expenses.kind, [...PASSED_ON_KINDS]), isNull(expenses.voidedAt)) : undefined,
    kind ? eq(expenses.kind, kind) : undefined,
    of === 'company' ? isNull(expenses.vehicleId) : undefined,
    of === 'vehicles' ? isNotNull(expenses.vehicleId) : undefined,
    vehicle ? eq(expenses.vehicleId, vehicle) : undefined,
    period ? within(ctx, periodDays(period, localDay(ctx.now, ctx.tenant.timeZone))) : undefined,
    textCondition(q, [expenses.searchText, vehicles.searchText, vehicles.plateKey]),
  );
}

function within(ctx: ReadContext, { from, until }: Days): SQL | undefined {
  const start = (day: string) => localToInstant(`${day}T00:00`, ctx.tenant.timeZone) ?? ctx.now;
  return and(gte(expenses.spentAt, start(from)), lt(expenses.spentAt, start(until)));
}
