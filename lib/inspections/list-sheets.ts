import 'server-only';
import { and, eq } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { documents, paperOrders } from '@/db/schema/files';
import type { ReadContext } from '../server/query';

/** The sheets that were issued of an inspection, oldest first, also those that are not printed yet. */
export function listSheets(ctx: ReadContext, inspectionId: string) {
  // One statement, because an order turns into its document at one moment.
  return unionAll(sheetsIn(documents), sheetsIn(paperOrders)).orderBy(({ number }) => number);

  function sheetsIn(table: typeof documents | typeof paperOrders) {
    return ctx.tx
      .select({ id: table.id, number: table.number })
      .from(table)
      .where(and(eq(table.tenantId, ctx.tenantId), eq(table.inspectionId, inspectionId), eq(table.kind, 'inspection')));
  }
}
