import 'server-only';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import { invoices } from '@/db/schema/invoices';
import { keyset } from '../lists/keyset';
import { numberText, textCondition } from '../search/text-condition';
import type { ReadContext } from '../server/query';
import type { InvoiceFilters } from './input';
import { invoiceStates } from './invoice-states';
import { INVOICE_STATES, type InvoiceState } from './values';

export type ListedInvoice = Awaited<ReturnType<typeof listInvoices>>['rows'][number];

const SORTS = {
  newest: { sort: invoices.issuedAt, type: 'timestamptz', direction: 'desc' },
  due: { sort: sql`coalesce(${invoices.dueOn}, 'infinity')`, type: 'date', direction: 'asc' },
  left: { sort: sql`states.left_cents`, type: 'bigint', direction: 'desc' },
} as const;

/** One page of the papers in a state that match a search. Credit notes are never due, so they are last. Amounts are cents. */
export async function listInvoices(ctx: ReadContext, filters: Omit<InvoiceFilters, 'size'> & { size: number }) {
  const paging = keyset({
    ...SORTS[filters.sort],
    id: invoices.id,
    cursor: filters.cursor,
    pageSize: filters.size,
  });
  const { id, kind, number, issuedAt, dueOn, totalCents, billedName, purchaseOrder, customerId } = invoices;
  const found = await ctx.tx
    .select({
      ...{ id, kind, number, issuedAt, dueOn, totalCents, billedName, purchaseOrder, customerId },
      state: sql<InvoiceState>`states.state`,
      leftCents: sql<number>`states.left_cents`.mapWith(Number),
      creditedCents: sql<number>`states.credited_cents`.mapWith(Number),
      sortKey: paging.sortKey,
    })
    .from(invoices)
    .innerJoin(customers, and(eq(customers.tenantId, invoices.tenantId), eq(customers.id, invoices.customerId)))
    .innerJoin(sql`(${invoiceStates(ctx)}) states`, sql`states.id = ${invoices.id}`)
    .where(paging.where(and(matching(ctx, filters), sql`states.state = ${filters.tab}`)))
    .orderBy(...paging.orderBy)
    .limit(paging.limit);
  return paging.page(found);
}

/** How many papers are in each state, and what is left to pay in it in cents, for the same search. */
export async function countInvoices(ctx: ReadContext, filters: InvoiceFilters) {
  const rows = await ctx.tx.execute<{ state: InvoiceState; total: number; left: string }>(sql`
    select states.state, count(*)::int as total, sum(states.left_cents)::bigint as left from ${invoices}
    join ${customers} on ${customers.tenantId} = ${invoices.tenantId} and ${customers.id} = ${invoices.customerId}
    join (${invoiceStates(ctx)}) states on states.id = ${invoices.id}
    where ${matching(ctx, filters)} group by 1`);
  return INVOICE_STATES.map((state) => {
    const row = rows.find((one) => one.state === state);
    return { state, total: row?.total ?? 0, leftCents: Number(row?.left ?? 0) };
  });
}

function matching(ctx: ReadContext, filters: Pick<InvoiceFilters, 'q'>): SQL | undefined {
  return and(
    eq(invoices.tenantId, ctx.tenantId),
    textCondition(filters.q, [
      numberText(invoices.number),
      invoices.purchaseOrder,
      invoices.billedName,
      invoices.billedTaxId,
      customers.searchText,
    ]),
  );
}
