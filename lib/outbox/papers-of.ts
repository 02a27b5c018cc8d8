import 'server-only';
import { and, asc, eq } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Transaction } from '@/db/client';
import { documents, paperOrders } from '@/db/schema/files';
import type { PaperOf } from '../papers/read-paper';
import type { ClaimedMail } from './claim-mail';

/** Which papers go with a mail: the newest voucher, an invoice, the receipt, or the signed agreement with its addenda. */
export async function papersOf(
  tx: Transaction,
  { tenantId, reservationId, rentalId, invoiceId, paymentId }: ClaimedMail,
): Promise<PaperOf[]> {
  if (reservationId !== null) return [{ kind: 'voucher', reservationId }];
  if (paymentId !== null) return [{ kind: 'receipt', paymentId }];
  if (rentalId === null) return invoiceId === null ? [] : [{ kind: 'bill', id: invoiceId }];
  if (invoiceId !== null) return [{ kind: 'invoice', rentalId, id: invoiceId }];
  const addendaIn = (table: typeof documents | typeof paperOrders) =>
    tx
      .select({ id: table.id, createdAt: table.createdAt })
      .from(table)
      .where(and(eq(table.tenantId, tenantId), eq(table.rentalId, rentalId), eq(table.kind, 'addendum')));
  // One statement, because an order turns into its document at one moment.
  const addenda = await unionAll(addendaIn(documents), addendaIn(paperOrders)).orderBy(({ createdAt, id }) => [
    asc(createdAt),
    asc(id),
  ]);
  return [{ kind: 'agreement', rentalId }, ...addenda.map(({ id }) => ({ kind: 'addendum' as const, rentalId, id }))];
}
