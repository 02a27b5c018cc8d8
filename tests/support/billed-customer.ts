import { creditInvoice } from '@/lib/invoices/credit-invoice';
import { getInvoiceRecord } from '@/lib/invoices/get-invoice-record';
import { listBillable } from '@/lib/invoices/list-billable';
import { query } from '@/lib/server/query';
import { asAgent, asManager } from './contexts';
import type { TestTenant } from './factories';

/** An invoice as it is now. */
export async function readInvoice(company: TestTenant, id: string) {
  return query(await asAgent(company), 'invoices.view', (q) => getInvoiceRecord(q, id));
}

/** What can be billed to a customer: of each rental the sum, and the kinds of its lines. */
export async function readBillable(company: TestTenant, customerId: string) {
  const units = await query(await asAgent(company), 'invoices.view', (q) => listBillable(q, customerId));
  return units.map(({ totalCents, lines }) => [totalCents, ...lines.map(({ kind }) => kind)]);
}

/** Credits lines of an invoice, and charges below zero since. */
export async function credit(
  company: TestTenant,
  invoiceId: string,
  some: { lines?: string[]; since?: string[]; cents: number },
) {
  const { lines: lineIds = [], since: chargeIds = [], cents: expectedTotalCents } = some;
  return creditInvoice(await asManager(company), {
    ...{ invoiceId, lineIds, chargeIds, reason: 'Wrong', expectedTotalCents },
  });
}
