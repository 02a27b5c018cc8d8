import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { withTenant } from '@/db/client';
import { invoices } from '@/db/schema/invoices';
import { charges } from '@/db/schema/rentals';
import { creditInvoice } from '@/lib/invoices/credit-invoice';
import { creditableLines } from '@/lib/invoices/creditable-lines';
import { getInvoiceRecord } from '@/lib/invoices/get-invoice-record';
import { issueInvoice } from '@/lib/invoices/issue-invoice';
import { type BillableUnit, listBillable } from '@/lib/invoices/list-billable';
import type { TenantContext } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { asManager } from '@/tests/support/contexts';
import { makeCustomer, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { invoiceOver } from '@/tests/support/make-invoice';

export interface Account {
  company: TestTenant;
  manager: TenantContext;
  customerId: string;
  rentalIds: string[];
}

export async function makeAccount(company: TestTenant): Promise<Account> {
  const customerId = await makeCustomer(company);
  const rentals = [await makeActiveRental(company, { customerId }), await makeActiveRental(company, { customerId })];
  return { company, manager: await asManager(company), customerId, rentalIds: rentals.map(({ id }) => id) };
}

export async function chargesOf({ company, rentalIds }: Account) {
  const { id, amountCents } = charges;
  return withTenant(company.id, (tx) =>
    tx
      .select({ id, amountCents })
      .from(charges)
      .where(and(eq(charges.tenantId, company.id), inArray(charges.rentalId, rentalIds), isNull(charges.waivedAt)))
      .orderBy(asc(charges.createdAt), asc(charges.id)),
  );
}

export async function waive({ company }: Account, id: string): Promise<void> {
  const waived = { waivedAt: new Date(), waivedBy: company.members.manager, waivedReason: 'Wrong' };
  await withTenant(company.id, (tx) =>
    tx
      .update(charges)
      .set(waived)
      .where(and(eq(charges.tenantId, company.id), eq(charges.id, id))),
  );
}

export function billable({ manager, customerId }: Account): Promise<BillableUnit[]> {
  return query(manager, 'invoices.view', (q) => listBillable(q, customerId));
}

export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, cents) => sum + cents, 0);
}

export async function bill({ manager, customerId }: Account, units: readonly BillableUnit[]): Promise<void> {
  if (units.length === 0) return;
  const expectedTotalCents = sumOf(units.map(({ totalCents }) => totalCents));
  const rentalIds = units.map(({ id }) => id);
  await issueInvoice(manager, invoiceOver({ id: '', customerId }, { rentalIds, expectedTotalCents }));
}

/** All invoices of the customer as they are now, the oldest first. */
export async function papers({ company, manager, customerId }: Account) {
  const rows = await withTenant(company.id, (tx) =>
    tx
      .select({ id: invoices.id })
      .from(invoices)
      .where(and(eq(invoices.customerId, customerId), eq(invoices.kind, 'invoice')))
      .orderBy(asc(invoices.issuedAt), asc(invoices.id)),
  );
  return query(manager, 'invoices.view', async (q) => {
    const records = [];
    for (const { id } of rows) records.push(await getInvoiceRecord(q, id));
    return records;
  });
}

type Paper = Awaited<ReturnType<typeof papers>>[number];

export async function creditSome({ manager }: Account, paper: Paper, isChosen: (at: number) => boolean): Promise<void> {
  const { lines, lowered } = creditableLines(paper);
  const [own, since] = [lines.filter((_, at) => isChosen(at)), lowered.filter((_, at) => isChosen(at + lines.length))];
  const ids = (some: readonly { id: string }[]) => some.map(({ id }) => id);
  if (own.length + since.length === 0) return;
  await creditInvoice(manager, {
    ...{ invoiceId: paper.invoice.id, lineIds: ids(own), chargeIds: ids(since), reason: 'Wrong' },
    expectedTotalCents: sumOf([...own, ...since].map(({ amountCents }) => amountCents)),
  });
}
