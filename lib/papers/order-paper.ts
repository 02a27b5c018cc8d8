import 'server-only';
import { paperOrders } from '@/db/schema/files';
import type { WriteContext } from '../server/command';
import type { AddendumData } from './addendum-data';
import type { AgreementData } from './agreement-data';
import type { BillData } from './bill-data';
import type { CloseData } from './close-data';
import type { InvoiceData } from './invoice-data';
import { printPaper } from './print-paper';
import type { ReceiptData } from './receipt-data';
import type { SheetData } from './sheet-data';
import type { StatementData } from './statement-data';
import type { VoucherData } from './voucher-data';

interface OrderFacts {
  /** Also the id of the document that it becomes. */
  id: string;
  rentalId: string | null;
  number: string;
}

export type PaperOrder = OrderFacts &
  (
    | { kind: 'agreement'; data: AgreementData }
    | { kind: 'addendum'; data: AddendumData }
    | { kind: 'receipt'; paymentId: string; data: ReceiptData }
    | { kind: 'voucher'; reservationId: string; data: VoucherData }
    | { kind: 'invoice'; inspectionId: string; data: InvoiceData }
    | { kind: 'inspection'; inspectionId: string; data: SheetData }
    | { kind: 'close'; drawerId: string; data: CloseData }
    | { kind: 'bill'; data: BillData }
    | { kind: 'statement'; data: StatementData }
  );

/**
 * Orders a paper in the transaction of what it is about, with everything it says. It is printed after the commit, since
 * printing takes longer than anything else. A paper that is not printed then is printed by whoever asks for it first,
 * or by the job `print-papers`. A second receipt of a payment is not ordered.
 */
export async function orderPaper(ctx: WriteContext, order: PaperOrder): Promise<void> {
  const { tenantId } = ctx;
  await ctx.tx
    .insert(paperOrders)
    .values({ ...order, tenantId, createdAt: ctx.now })
    .onConflictDoNothing();
  ctx.afterCommit(() => printPaper({ tenantId, id: order.id }));
}
