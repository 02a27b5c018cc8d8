import 'server-only';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import { quotes } from '@/db/schema/quotes';
import { vehicleClasses, vehicles } from '@/db/schema/vehicles';
import { keyset } from '../lists/keyset';
import { numberText, textCondition } from '../search/text-condition';
import type { ReadContext } from '../server/query';
import type { QuoteFilters } from './input';
import { QUOTE_STATUSES, type QuoteStatus } from './values';

export type ListedQuote = Awaited<ReturnType<typeof listQuotes>>['rows'][number];

/** One page of the quotes in a state that match a search, the newest first. */
export async function listQuotes(ctx: ReadContext, filters: QuoteFilters) {
  const paging = keyset({
    sort: quotes.createdAt,
    type: 'timestamptz',
    id: quotes.id,
    direction: 'desc',
    cursor: filters.cursor,
    pageSize: filters.size,
  });
  const found = await ctx.tx
    .select({
      id: quotes.id,
      number: quotes.number,
      customerName: sql<string>`coalesce(${customers.fullName}, ${quotes.callerName})`,
      phone: sql<string | null>`coalesce(${customers.phone}, ${quotes.callerPhone})`,
      make: vehicles.make,
      model: vehicles.model,
      plate: vehicles.plate,
      className: vehicleClasses.name,
      pickupAt: quotes.pickupAt,
      dueAt: quotes.dueAt,
      totalCents: quotes.totalCents,
      validUntil: quotes.validUntil,
      createdAt: quotes.createdAt,
      sortKey: paging.sortKey,
    })
    .from(quotes)
    .leftJoin(customers, and(eq(customers.tenantId, quotes.tenantId), eq(customers.id, quotes.customerId)))
    .leftJoin(vehicles, and(eq(vehicles.tenantId, quotes.tenantId), eq(vehicles.id, quotes.vehicleId)))
    .leftJoin(vehicleClasses, and(eq(vehicleClasses.tenantId, quotes.tenantId), eq(vehicleClasses.id, quotes.classId)))
    .where(paging.where(and(matching(ctx, filters), inState(ctx, filters.tab))))
    .orderBy(...paging.orderBy)
    .limit(paging.limit);
  return paging.page(found);
}

/** How many quotes are in each state, for the same search. */
export async function countQuotes(ctx: ReadContext, filters: QuoteFilters): Promise<Record<QuoteStatus, number>> {
  const counted = QUOTE_STATUSES.map(
    (status) => sql`count(*) filter (where ${inState(ctx, status)})::int as ${sql.identifier(status)}`,
  );
  const [row] = await ctx.tx.execute<Record<QuoteStatus, number>>(sql`
    select ${sql.join(counted, sql`, `)} from ${quotes}
    left join ${customers} on ${customers.tenantId} = ${quotes.tenantId} and ${customers.id} = ${quotes.customerId}
    left join ${vehicles} on ${vehicles.tenantId} = ${quotes.tenantId} and ${vehicles.id} = ${quotes.vehicleId}
    left join ${vehicleClasses} on ${vehicleClasses.tenantId} = ${quotes.tenantId} and ${vehicleClasses.id} = ${quotes.classId}
    where ${matching(ctx, filters)}`);
  return row ?? { open: 0, expired: 0, taken: 0 };
}

function matching(ctx: ReadContext, filters: QuoteFilters): SQL | undefined {
  return and(
    eq(quotes.tenantId, ctx.tenantId),
    textCondition(filters.q, [
      numberText(quotes.number),
      quotes.callerKey,
      quotes.callerPhone,
      customers.searchText,
      vehicles.searchText,
      vehicles.plateKey,
      vehicleClasses.name,
    ]),
  );
}

/** `quoteStatus` as SQL. */
function inState(ctx: ReadContext, status: QuoteStatus): SQL {
  if (status === 'taken') return sql`${quotes.reservationId} is not null`;
  const valid = sql`${quotes.validUntil} > ${ctx.now.toISOString()}::timestamptz`;
  return sql`(${quotes.reservationId} is null and ${status === 'open' ? valid : sql`not (${valid})`})`;
}
