import { creditInvoice } from '@/lib/invoices/credit-invoice';
import { getInvoiceRecord } from '@/lib/invoices/get-invoice-record';
import { issueInvoice } from '@/lib/invoices/issue-invoice';
import { sendInvoice } from '@/lib/invoices/send-invoice';
import { query } from '@/lib/server/query';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeCustomer, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { invoiceOver, makeInvoice } from '@/tests/support/make-invoice';
import type { VerbCase } from './verb-case';

async function wholeCredit(tenant: TestTenant) {
  const { invoiceId } = await makeInvoice(tenant);
  const { lines } = await query(await asAgent(tenant), 'invoices.view', (q) => getInvoiceRecord(q, invoiceId));
  const lineIds = lines.map(({ id }) => id);
  return { invoiceId, lineIds, chargeIds: [], reason: 'Wrong office', expectedTotalCents: 22_000 };
}

export const INVOICE_VERBS: VerbCase[] = [
  {
    verb: issueInvoice,
    allowed: async (tenant) => invoiceOver(await makeActiveRental(tenant)),
    forbidden: async (tenant) => {
      const input = invoiceOver(await makeActiveRental(tenant));
      await issueInvoice(await asAgent(tenant), input);
      return [input, 'already_invoiced'];
    },
    stranger: 'record_not_found',
  },
  {
    verb: creditInvoice,
    allowed: wholeCredit,
    forbidden: async (tenant) => {
      const input = await wholeCredit(tenant);
      await creditInvoice(await asManager(tenant), input);
      return [input, 'line_credited'];
    },
    stranger: 'record_not_found',
  },
  {
    verb: sendInvoice,
    allowed: async (tenant) => {
      const customerId = await makeCustomer(tenant, { email: 'kontabilite@limye.test' });
      const rental = await makeActiveRental(tenant, { customerId });
      const { id } = await issueInvoice(await asAgent(tenant), invoiceOver(rental));
      return { invoiceId: id };
    },
    forbidden: async (tenant) => {
      const customerId = await makeCustomer(tenant, { email: null });
      const rental = await makeActiveRental(tenant, { customerId });
      const { id } = await issueInvoice(await asAgent(tenant), invoiceOver(rental));
      return [{ invoiceId: id }, 'customer_without_email'];
    },
    stranger: 'record_not_found',
  },
];
