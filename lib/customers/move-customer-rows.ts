import 'server-only';
import { and, eq, getTableName, sql } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import { drivers } from '@/db/schema/drivers';
import { attachments } from '@/db/schema/files';
import { invoices } from '@/db/schema/invoices';
import { accountApplications, payments } from '@/db/schema/payments';
import { quotes } from '@/db/schema/quotes';
import { rentals } from '@/db/schema/rentals';
import { reservations } from '@/db/schema/reservations';
import { newId } from '../id';
import type { WriteContext } from '../server/command';

/** Every table with rows that belong to a customer. A test compares it with the database's catalog. */
export const TABLES_OF_A_CUSTOMER = [
  rentals,
  reservations,
  quotes,
  payments,
  invoices,
  accountApplications,
  drivers,
  attachments,
];

/** Moves all rows of one customer to another, and returns how many per table. */
export async function moveCustomerRows(
  ctx: WriteContext,
  { from, to }: { from: string; to: string },
): Promise<Record<string, number>> {
  await moveDrafts(ctx, { from, to });
  const moved: Record<string, number> = {};
  for (const table of TABLES_OF_A_CUSTOMER) {
    const result = await ctx.tx.execute(
      sql`update ${table} set customer_id = ${to} where tenant_id = ${ctx.tenantId} and customer_id = ${from}`,
    );
    moved[getTableName(table)] = result.count;
  }
  // Customers previously merged into the one that goes now point to the kept one.
  await ctx.tx
    .update(customers)
    .set({ mergedIntoId: to })
    .where(and(eq(customers.tenantId, ctx.tenantId), eq(customers.mergedIntoId, from)));
  return moved;
}

/** A draft also has the customer in its typed values. A tab that has it open is told that it changed. */
async function moveDrafts(ctx: WriteContext, { from, to }: { from: string; to: string }): Promise<void> {
  await ctx.tx
    .update(rentals)
    .set({
      draft: sql`jsonb_set(${rentals.draft}, '{customerId}', to_jsonb(${to}::text))`,
      draftVersion: newId(),
      updatedAt: ctx.now,
    })
    .where(
      and(
        eq(rentals.tenantId, ctx.tenantId),
        eq(rentals.status, 'draft'),
        sql`${rentals.draft} ->> 'customerId' = ${from}`,
      ),
    );
}
