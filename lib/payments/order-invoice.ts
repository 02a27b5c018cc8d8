import 'server-only';
import { newId } from '../id';
import { orderPaper } from '../papers/order-paper';
import { listRentalDocuments } from '../rentals/get-rental';
import type { WriteContext } from '../server/command';
import { getInvoiceData } from './get-invoice-data';

const REFERENCE_LENGTH = 12;

/**
 * Orders the invoice of a return that was just settled, in the customer's language. It has the agreement's number and one
 * of its own, because a return that is reopened gets another invoice.
 */
export async function orderInvoice(ctx: WriteContext, rentalId: string, inspectionId: string) {
  const earlier = (await listRentalDocuments(ctx, rentalId)).filter(({ kind }) => kind === 'invoice');
  const id = newId();
  const facts = await getInvoiceData(ctx, rentalId, inspectionId);
  const number = `${facts.agreementNumber}-F${earlier.length + 1}`;
  const data = { ...facts, number, reference: id.slice(-REFERENCE_LENGTH).toUpperCase() };
  await orderPaper(ctx, { id, kind: 'invoice', rentalId, inspectionId, number, data });
  return { invoiceId: id, invoiceNumber: number };
}
