import 'server-only';
import { orderPaper } from '../papers/order-paper';
import type { WriteContext } from '../server/command';
import { getBillData } from './get-bill-data';

/** Orders the paper of a proforma, an invoice or a credit note that was just issued. It has the same id. */
export async function orderBill(ctx: WriteContext, id: string): Promise<void> {
  const data = await getBillData(ctx, id);
  await orderPaper(ctx, { id, kind: 'bill', rentalId: null, number: data.number, data });
}
