import 'server-only';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { documents, paperOrders } from '@/db/schema/files';
import { inspections } from '@/db/schema/inspections';
import { invoices } from '@/db/schema/invoices';
import { payments } from '@/db/schema/payments';
import { rentals } from '@/db/schema/rentals';
import type { PaperOf } from '../papers/read-paper';
import type { ReadContext } from '../server/query';
import type { LinkedPaper } from './input';

type Reader = Pick<ReadContext, 'tenantId' | 'tx'>;

/** A paper that a customer may read; null if it is unknown, or no longer counts: voided, cancelled, or its return reopened. */
export async function standingPaper(ctx: Reader, { kind, paperId }: LinkedPaper): Promise<PaperOf | null> {
  if (kind === 'invoice') return standingInvoice(ctx, paperId);
  const { tenantId, tx } = ctx;
  if (kind === 'bill') {
    const found = await tx
      .select({ id: invoices.id })
      .from(invoices)
      .where(and(eq(invoices.tenantId, tenantId), eq(invoices.id, paperId)));
    return found[0] ? { kind, id: paperId } : null;
  }
  if (kind === 'receipt') {
    const found = await tx
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.tenantId, tenantId), eq(payments.id, paperId), isNull(payments.voidedAt)));
    return found[0] ? { kind, paymentId: paperId } : null;
  }
  const found = await tx
    .select({ id: rentals.id })
    .from(rentals)
    .where(and(eq(rentals.tenantId, tenantId), eq(rentals.id, paperId), ne(rentals.status, 'cancelled')));
  return found[0] ? { kind, rentalId: paperId } : null;
}

/** Printed or only ordered yet. A reopened return supersedes the check-in that its invoice is about. */
async function standingInvoice(ctx: Reader, id: string): Promise<PaperOf | null> {
  const found = await Promise.all([find(ctx, documents, id), find(ctx, paperOrders, id)]);
  const rentalId = found.flat()[0]?.rentalId;
  return rentalId ? { kind: 'invoice', rentalId, id } : null;
}

function find({ tenantId, tx }: Reader, table: typeof documents | typeof paperOrders, id: string) {
  return tx
    .select({ rentalId: table.rentalId })
    .from(table)
    .innerJoin(inspections, and(eq(inspections.tenantId, table.tenantId), eq(inspections.id, table.inspectionId)))
    .where(
      and(eq(table.tenantId, tenantId), eq(table.id, id), eq(table.kind, 'invoice'), isNull(inspections.supersededAt)),
    );
}
