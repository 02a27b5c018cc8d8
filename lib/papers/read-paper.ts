import 'server-only';
import { and, desc, eq } from 'drizzle-orm';
import { documents, paperOrders } from '@/db/schema/files';
import type { ReadContext } from '../server/query';
import { printPaper } from './print-paper';

export type PaperOf =
  | { kind: 'agreement'; rentalId: string }
  | { kind: 'addendum' | 'invoice'; rentalId: string; id: string }
  | { kind: 'inspection'; inspectionId: string; id: string }
  | { kind: 'receipt'; paymentId: string }
  | { kind: 'close'; drawerId: string }
  | { kind: 'voucher'; reservationId: string }
  | { kind: 'statement'; id: string }
  | { kind: 'bill'; id: string };

export interface StoredPaper {
  id: string;
  number: string;
  content: Buffer;
  sha256: string;
}

interface FoundPaper {
  orderId: string | null;
  stored: StoredPaper | null;
}

/**
 * A paper, exactly the bytes printed when it was issued; null if none was issued. `find` calls `findPaper` with the
 * caller's rights. A paper that was ordered a moment ago is printed first. Must not be called inside a transaction.
 */
export async function readPaper(tenantId: string, find: () => Promise<FoundPaper>): Promise<StoredPaper | null> {
  const { orderId, stored } = await find();
  if (!orderId) return stored;
  await printPaper({ tenantId, id: orderId });
  return (await find()).stored;
}

/**
 * The newest one, since a changed reservation has a new voucher. The order is read first. It turns into the document at
 * one moment, so one of the two is always seen.
 */
export async function findPaper(ctx: Pick<ReadContext, 'tenantId' | 'tx'>, of: PaperOf): Promise<FoundPaper> {
  const [orders, papers] = await Promise.all([
    ctx.tx
      .select({ id: paperOrders.id })
      .from(paperOrders)
      .where(isOf(paperOrders))
      .orderBy(desc(paperOrders.createdAt))
      .limit(1),
    ctx.tx
      .select({ id: documents.id, number: documents.number, content: documents.content, sha256: documents.sha256 })
      .from(documents)
      .where(isOf(documents))
      .orderBy(desc(documents.createdAt))
      .limit(1),
  ]);
  return { orderId: orders[0]?.id ?? null, stored: papers[0] ?? null };

  function ownerOf(table: typeof documents | typeof paperOrders) {
    if (of.kind === 'inspection') return eq(table.inspectionId, of.inspectionId);
    if (of.kind === 'close') return eq(table.drawerId, of.drawerId);
    if (of.kind === 'statement' || of.kind === 'bill') return undefined;
    if (of.kind === 'voucher') return eq(table.reservationId, of.reservationId);
    return of.kind === 'receipt' ? eq(table.paymentId, of.paymentId) : eq(table.rentalId, of.rentalId);
  }

  function isOf(table: typeof documents | typeof paperOrders) {
    const one = 'id' in of ? eq(table.id, of.id) : undefined;
    return and(eq(table.tenantId, ctx.tenantId), ownerOf(table), eq(table.kind, of.kind), one);
  }
}
