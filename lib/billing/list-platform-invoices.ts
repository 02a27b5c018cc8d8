import 'server-only';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { nameKey } from '@/db/columns';
import { platformInvoices } from '@/db/schema/billing';
import { tenants } from '@/db/schema/tenants';
import { localDay } from '../dates';
import { keyset } from '../lists/keyset';
import { PLATFORM_ZONE } from '../platform-zone';
import { numberText, textCondition } from '../search/text-condition';
import type { AdminContext } from '../server/admin-context';
import { operatorQuery } from '../server/operator-query';
import type { PlatformInvoiceFilters } from './input';
import { type InvoiceState, invoiceState } from './invoice-state';

export type PlatformInvoiceRow = Awaited<ReturnType<typeof listPlatformInvoices>>['rows'][number];

/** One page of the platform's invoices, the newest first, with how many and how much is in each state. */
export function listPlatformInvoices(ctx: AdminContext, { q, state, cursor, size }: PlatformInvoiceFilters) {
  const today = localDay(ctx.now, PLATFORM_ZONE);
  const { id, number, subjectTenantId, fromDay, untilDay, lines, totalCents, issuedAt, dueOn } = platformInvoices;
  const { paidOn, paidMethod, paidReference, reminders } = platformInvoices;
  const shown = invoiceState(today);
  const pages = keyset({ sort: issuedAt, type: 'timestamptz', id, direction: 'desc', cursor, pageSize: size });
  const found = matches(q);
  return operatorQuery(ctx, 'billing.manage', async (tx) => {
    const [sums, rows] = await Promise.all([
      tx
        .select({ state: shown, count: sql<number>`count(*)::int`, cents: sql`sum(${totalCents})`.mapWith(Number) })
        .from(platformInvoices)
        .innerJoin(tenants, eq(tenants.id, subjectTenantId))
        .where(found)
        .groupBy(sql`1`),
      tx
        .select({
          ...{ id, number, tenantId: subjectTenantId, company: tenants.name, fromDay, untilDay, lines, totalCents },
          ...{ issuedAt, dueOn, paidOn, paidMethod, paidReference, reminders, state: shown },
          sortKey: pages.sortKey,
        })
        .from(platformInvoices)
        .innerJoin(tenants, eq(tenants.id, subjectTenantId))
        .where(pages.where(and(found, state ? sql`${shown} = ${state}` : undefined)))
        .orderBy(...pages.orderBy)
        .limit(pages.limit),
    ]);
    const of = (name: InvoiceState) => sums.find((sum) => sum.state === name) ?? { count: 0, cents: 0 };
    return { ...pages.page(rows), sums: { open: of('open'), overdue: of('overdue'), paid: of('paid') } };
  });
}

function matches(q: string): SQL | undefined {
  if (!q) return undefined;
  return or(textCondition(q, [nameKey(tenants.name)]), textCondition(q, [numberText(platformInvoices.number)]));
}
