import { issueInvoice } from '@/lib/invoices/issue-invoice';
import { asAgent } from './contexts';
import type { TestTenant } from './factories';
import { makeActiveRental } from './make-active-rental';

/** What an invoice over a rental of `makeActiveRental` is issued with: four days at 55.00. */
export function invoiceOver(rental: { id: string; customerId: string }, changes: Record<string, unknown> = {}) {
  return {
    ...{ kind: 'invoice', customerId: rental.customerId, rentalIds: [rental.id], reservationIds: [] },
    ...{ billedName: 'Fondasyon Limyè', billedTaxId: '0001234567', billedAddress: 'Delmas 33', purchaseOrder: 'PO-7' },
    ...{ dueDays: 30, expectedTotalCents: 22_000, ...changes },
  };
}

/** An invoice over a rental that is out. */
export async function makeInvoice(tenant: TestTenant, changes: Record<string, unknown> = {}) {
  const rental = await makeActiveRental(tenant);
  const { id, number } = await issueInvoice(await asAgent(tenant), invoiceOver(rental, changes));
  return { invoiceId: id, number, rental };
}
