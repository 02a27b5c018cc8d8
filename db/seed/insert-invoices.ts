import { and, eq } from 'drizzle-orm';
import { DAY_MS } from '@/lib/durations';
import { creditInvoice } from '@/lib/invoices/credit-invoice';
import { issueInvoice } from '@/lib/invoices/issue-invoice';
import { listBillable } from '@/lib/invoices/list-billable';
import { addCharge } from '@/lib/payments/add-charge';
import { voidCharge } from '@/lib/payments/void-charge';
import type { Transaction } from '../client';
import { invoiceLines } from '../schema/invoices';
import type { DemoCompany } from './companies';
import { demoContext } from './demo-context';
import type { Inserted } from './insert-company';
import type { SeededRental } from './insert-history';
import { officeTime } from './office-time';

/**
 * A customer of an NGO, with an invoice over two rentals, a credit note for a cleaning that was not due, and a proforma. Returns the
 * orders of their papers.
 */
export async function insertInvoices(
  tx: Transaction,
  tenantId: string,
  company: DemoCompany,
  { seeded, made, now }: { seeded: SeededRental[]; made: Inserted; now: Date },
): Promise<string[]> {
  const out = seeded.find(
    ({ row, customer }) => row.status === 'active' && seeded.some((one) => isEarlier(one, customer.id)),
  );
  if (!out) return [];
  const { words } = company.story;
  const [rentalId, customerId] = [out.row.id, out.customer.id];
  const issuedAt = new Date(officeTime(now.getTime() - DAY_MS, -1));
  const at = (moment: Date) => demoContext(tx, tenantId, company, { who: made.staff.manager, now: moment });
  const { id: chargeId } = await addCharge(at(issuedAt), {
    ...{ rentalId, kind: 'cleaning', amountCents: '40', note: words.dirty },
  });
  const units = await listBillable(at(issuedAt), customerId);
  const earlier = seeded.filter((one) => isEarlier(one, customerId)).slice(-1);
  const rentalIds = [rentalId, ...earlier.map(({ row }) => row.id)];
  const expectedTotalCents = units
    .filter(({ id }) => rentalIds.includes(id))
    .reduce((sum, { totalCents }) => sum + totalCents, 0);
  const terms = { customerId, ...company.story.billed, dueDays: 30, reservationIds: [] };
  const proforma = await issueInvoice(at(new Date(issuedAt.getTime() - DAY_MS)), {
    ...{ kind: 'proforma', ...terms, rentalIds, expectedTotalCents },
  });
  const invoice = await issueInvoice(at(issuedAt), {
    ...{ kind: 'invoice', ...terms, rentalIds, expectedTotalCents },
  });
  const reason = words.notDirty;
  await voidCharge(at(now), { rentalId, chargeId, reason });
  const [line] = await tx
    .select({ id: invoiceLines.id })
    .from(invoiceLines)
    .where(and(eq(invoiceLines.tenantId, tenantId), eq(invoiceLines.chargeId, chargeId)));
  const credit = await creditInvoice(at(now), {
    ...{ invoiceId: invoice.id, lineIds: line ? [line.id] : [], chargeIds: [], reason, expectedTotalCents: 4000 },
  });
  return [proforma.id, invoice.id, credit.id];
}

function isEarlier({ row, customer }: SeededRental, customerId: string): boolean {
  return row.status === 'completed' && customer.id === customerId;
}
