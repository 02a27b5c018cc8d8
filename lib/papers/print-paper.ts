import 'server-only';
import { and, eq } from 'drizzle-orm';
import { withTenant } from '@/db/client';
import { documents, paperOrders } from '@/db/schema/files';
import { drawPaper, type PaperContent } from './draw-paper';
import { sha256Hex } from './fingerprint';
import { withPhotos } from './with-photos';

interface OrderName {
  tenantId: string;
  id: string;
}

/** What they say is kept, because a copy may be drawn when they are shown: one that says they no longer count, or a receipt for a roll. */
const MARKED_LATER: readonly (typeof documents.$inferSelect.kind)[] = [
  'invoice',
  'addendum',
  'voucher',
  'inspection',
  'receipt',
];

/** Papers that are being printed by this server, by their ids. */
const printing = new Map<string, Promise<void>>();

/**
 * Prints an ordered paper and stores exactly those bytes. Does nothing if it is printed already. Where two servers print
 * the same paper, the first one's bytes stay. Must not be called inside a transaction.
 */
export function printPaper(order: OrderName): Promise<void> {
  const underway = printing.get(order.id);
  if (underway) return underway;
  const printed = print(order).finally(() => printing.delete(order.id));
  printing.set(order.id, printed);
  return printed;
}

async function print({ tenantId, id }: OrderName): Promise<void> {
  const mine = and(eq(paperOrders.tenantId, tenantId), eq(paperOrders.id, id));
  const [order] = await withTenant(tenantId, (tx) => tx.select().from(paperOrders).where(mine));
  if (!order) return;
  const { kind, rentalId, paymentId, reservationId, inspectionId, drawerId, number, createdAt } = order;
  // Safe because `orderPaper` stored the data of this kind.
  const paper = { kind, data: order.data } as PaperContent;
  const content = await drawPaper(await withPhotos(paper));
  await withTenant(tenantId, async (tx) => {
    const owners = { rentalId, paymentId, reservationId, inspectionId, drawerId };
    const facts = { tenantId, id, kind, ...owners, number, createdAt };
    const data = MARKED_LATER.includes(kind) ? order.data : null;
    await tx
      .insert(documents)
      .values({ ...facts, data, locale: paper.data.locale, content, sha256: sha256Hex(content) })
      .onConflictDoNothing();
    await tx.delete(paperOrders).where(mine);
  });
}
