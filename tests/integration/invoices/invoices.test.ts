import { and, eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { charges } from '@/db/schema/rentals';
import { tenantSettings } from '@/db/schema/tenants';
import { newId } from '@/lib/id';
import { creditInvoice } from '@/lib/invoices/credit-invoice';
import { getInvoiceRecord } from '@/lib/invoices/get-invoice-record';
import { issueInvoice } from '@/lib/invoices/issue-invoice';
import { listBillable } from '@/lib/invoices/list-billable';
import { addCharge } from '@/lib/payments/add-charge';
import { collectPayment } from '@/lib/payments/collect-payment';
import { getLedger } from '@/lib/payments/get-ledger';
import { voidCharge } from '@/lib/payments/void-charge';
import { query } from '@/lib/server/query';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeCustomer, makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { invoiceOver } from '@/tests/support/make-invoice';
import { outcome, race } from '@/tests/support/race';

afterAll(closeDatabase);

async function read(company: TestTenant, id: string) {
  return query(await asAgent(company), 'invoices.view', (q) => getInvoiceRecord(q, id));
}

async function twoRentals(company: TestTenant) {
  const customerId = await makeCustomer(company);
  const [one, two] = [await makeActiveRental(company, { customerId }), await makeActiveRental(company, { customerId })];
  return { customerId, one, two };
}

async function addTax(company: TestTenant, rentalId: string, amountCents: number) {
  const line = { kind: 'tax', amountCents, sentenceKey: 'tax', sentenceParams: { percent: 10, taxableCents: 22_000 } };
  await withTenant(company.id, (tx) =>
    tx.insert(charges).values({ ...line, tenantId: company.id, id: newId(), rentalId, position: 9 }),
  );
}

it('bills several rentals of one customer once, and lets payments on each lower what the invoice is owed', async () => {
  const company = await makeTenant();
  const agent = await asAgent(company);
  const { customerId, one, two } = await twoRentals(company);
  const both = invoiceOver(one, { rentalIds: [one.id, two.id], expectedTotalCents: 44_000 });
  const { id, number } = await issueInvoice(agent, both);
  expect(number).toMatch(/^F-\d{4}-00001$/);
  expect(await read(company, id)).toMatchObject({ state: 'open', leftCents: 44_000 });
  expect(await query(agent, 'invoices.view', (q) => listBillable(q, customerId))).toEqual([]);
  await collectPayment(agent, { rentalId: one.id, kind: 'balance', method: 'cash', amountCents: '220' });
  expect(await read(company, id)).toMatchObject({ state: 'open', leftCents: 22_000 });
  await collectPayment(agent, { rentalId: two.id, kind: 'balance', method: 'cash', amountCents: '220' });
  expect(await read(company, id)).toMatchObject({ state: 'paid', leftCents: 0 });
});

it('puts what is charged after the invoice on the next one, which is paid last', async () => {
  const company = await makeTenant();
  const agent = await asAgent(company);
  const rental = await makeActiveRental(company);
  const { id: first } = await issueInvoice(agent, invoiceOver(rental));
  await addCharge(agent, { rentalId: rental.id, kind: 'cleaning', amountCents: '30', note: 'Mud' });
  expect((await read(company, first)).since).toMatchObject([{ kind: 'cleaning', amountCents: 3000 }]);
  const { id: second } = await issueInvoice(agent, invoiceOver(rental, { expectedTotalCents: 3000 }));
  await collectPayment(agent, { rentalId: rental.id, kind: 'balance', method: 'cash', amountCents: '225' });
  expect(await read(company, first)).toMatchObject({ state: 'paid', leftCents: 0 });
  expect(await read(company, second)).toMatchObject({ state: 'open', leftCents: 2500 });
});

it('bills nothing for a charge that is taken back later, and credits it with its tax', async () => {
  const company = await makeTenant();
  const manager = await asManager(company);
  const rental = await makeActiveRental(company);
  await addTax(company, rental.id, 2200);
  const { id: chargeId } = await addCharge(manager, {
    ...{ rentalId: rental.id, kind: 'cleaning', amountCents: '30', note: 'Mud' },
  });
  const { id } = await issueInvoice(manager, invoiceOver(rental, { expectedTotalCents: 27_500 }));
  await voidCharge(manager, { rentalId: rental.id, chargeId, reason: 'It was clean' });
  const { lines, since, leftCents } = await read(company, id);
  const { balance } = await query(manager, 'payments.view', (q) => getLedger(q, rental.id));
  expect([leftCents, balance.dueCents]).toEqual([24_200, 24_200]);
  const waived = lines.filter(({ waivedAt }) => waivedAt !== null).map((line) => line.id);
  const credit = { lineIds: waived, chargeIds: since.map((charge) => charge.id), expectedTotalCents: 3300 };
  const { number } = await creditInvoice(manager, { ...credit, invoiceId: id, reason: 'It was clean' });
  expect(number).toMatch(/^NC-\d{4}-00001$/);
  expect(await read(company, id)).toMatchObject({ state: 'open', leftCents: 24_200, creditedCents: 3300 });
});

it('never credits more than the invoice, and lets what was credited be invoiced again', async () => {
  const company = await makeTenant();
  const manager = await asManager(company);
  const rental = await makeActiveRental(company);
  const discount = { kind: 'discount', amountCents: -2000, sentenceKey: '', sentenceParams: {}, position: 5 };
  await withTenant(company.id, (tx) =>
    tx.insert(charges).values({ ...discount, tenantId: company.id, id: newId(), rentalId: rental.id }),
  );
  const input = invoiceOver(rental, { expectedTotalCents: 20_000 });
  const { id } = await issueInvoice(manager, input);
  const { lines } = await read(company, id);
  const rent = lines.filter(({ kind }) => kind === 'rent').map((line) => line.id);
  const tooMuch = { invoiceId: id, lineIds: rent, chargeIds: [], reason: 'Wrong', expectedTotalCents: 22_000 };
  await expect(creditInvoice(manager, tooMuch)).rejects.toMatchObject({ code: 'credit_exceeds_invoice' });
  const whole = { ...tooMuch, lineIds: lines.map((line) => line.id), expectedTotalCents: 20_000 };
  await creditInvoice(manager, whole);
  expect(await read(company, id)).toMatchObject({ state: 'credited', leftCents: 0 });
  expect((await issueInvoice(manager, input)).number).toMatch(/-00002$/);
});

it('takes the tax out of the ledger with an exemption, which is a manager’s', async () => {
  const company = await makeTenant();
  await withTenant(company.id, (tx) =>
    tx.update(tenantSettings).set({ taxEnabled: true }).where(eq(tenantSettings.tenantId, company.id)),
  );
  const rental = await makeActiveRental(company);
  await addTax(company, rental.id, 2200);
  const exempt = invoiceOver(rental, { exemption: 'ngo', exemptReason: 'Agreement 12-2026' });
  await expect(issueInvoice(await asAgent(company), exempt)).rejects.toMatchObject({
    code: 'insufficient_permissions',
  });
  const manager = await asManager(company);
  const { id } = await issueInvoice(manager, exempt);
  expect((await read(company, id)).invoice).toMatchObject({ taxCents: 0, totalCents: 22_000, exemption: 'ngo' });
  const { balance } = await query(manager, 'payments.view', (q) => getLedger(q, rental.id));
  expect(balance.dueCents).toBe(22_000);
});

it('gives numbers without gaps to invoices issued at once, and one invoice to two clerks at one rental', async () => {
  const company = await makeTenant();
  const agent = await asAgent(company);
  const contested = await makeActiveRental(company);
  const others = await Promise.all(Array.from({ length: 6 }, () => makeActiveRental(company)));
  const numbers: string[] = [];
  const issue = (rental: { id: string; customerId: string }) => async () => {
    numbers.push((await issueInvoice(agent, invoiceOver(rental))).number);
  };
  const { codes } = await race([...others, contested, contested, contested].map(issue));
  expect(outcome(codes)).toEqual([7, ['already_invoiced']]);
  expect(numbers.map((number) => Number(number.slice(-5))).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

it('keeps a proforma from taking charges, and refuses a total that has changed', async () => {
  const company = await makeTenant();
  const agent = await asAgent(company);
  const rental = await makeActiveRental(company);
  const { number } = await issueInvoice(agent, invoiceOver(rental, { kind: 'proforma' }));
  expect(number).toMatch(/^PF-/);
  await expect(issueInvoice(agent, invoiceOver(rental, { expectedTotalCents: 21_999 }))).rejects.toMatchObject({
    code: 'quote_changed',
  });
  const { id } = await issueInvoice(agent, invoiceOver(rental));
  const counted = await withTenant(company.id, (tx) =>
    tx
      .update(charges)
      .set({ waivedAt: new Date(), waivedBy: company.members.manager, waivedReason: 'Reopened' })
      .where(and(eq(charges.tenantId, company.id), eq(charges.rentalId, rental.id)))
      .returning({ id: charges.id }),
  );
  expect(counted).toHaveLength(1);
  expect(await read(company, id)).toMatchObject({ state: 'paid', leftCents: 0, billedCents: 0 });
});

it('bills an agreement whose reason is cut in the middle of a character', async () => {
  const company = await makeTenant();
  const reason = `${'a'.repeat(499)}🚗`;
  const rental = await makeActiveRental(company, { values: { taxExempt: true, taxExemptReason: reason } });
  const { number } = await issueInvoice(await asAgent(company), invoiceOver(rental));
  expect(number).toMatch(/^F-/);
});
