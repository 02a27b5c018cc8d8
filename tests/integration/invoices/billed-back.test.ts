import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { charges } from '@/db/schema/rentals';
import { newId } from '@/lib/id';
import { creditableLines } from '@/lib/invoices/creditable-lines';
import { issueInvoice } from '@/lib/invoices/issue-invoice';
import { collectPayment } from '@/lib/payments/collect-payment';
import { reopenReturn } from '@/lib/payments/reopen-return';
import { settleReturn } from '@/lib/payments/settle-return';
import { credit, readBillable, readInvoice } from '@/tests/support/billed-customer';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { invoiceOver } from '@/tests/support/make-invoice';
import { outcome, race } from '@/tests/support/race';
import { checkedIn } from '@/tests/support/take-back';

afterAll(closeDatabase);

/** Out for two of four days at 55.00, and back early: 110.00 less. */
const EARLY = { odometerKm: 40_050, fuelLevel: 'full', usedDaysOnly: true };

async function reopen(company: TestTenant, rentalId: string) {
  await reopenReturn(await asManager(company), { rentalId, reason: 'Wrong car' });
}

/** An invoice of 110.00 over an early return, which is then reopened: the rental owes 220.00. */
async function billedThenReopened() {
  const company = await makeTenant();
  const rental = await makeActiveRental(company);
  await settleReturn(await asManager(company), checkedIn(rental.id, EARLY));
  const { id } = await issueInvoice(await asAgent(company), invoiceOver(rental, { expectedTotalCents: 11_000 }));
  await reopen(company, rental.id);
  return { company, rental, id };
}

it('never lets a reopened return raise what its invoice is owed, and bills the rest on another one', async () => {
  const { company, rental, id } = await billedThenReopened();
  expect(await readInvoice(company, id)).toMatchObject({ leftCents: 11_000, billedCents: 11_000, state: 'open' });
  expect(await readBillable(company, rental.customerId)).toEqual([[11_000, 'early_return']]);
  const rest = invoiceOver(rental, { expectedTotalCents: 11_000 });
  const { id: second } = await issueInvoice(await asAgent(company), rest);
  expect(await readBillable(company, rental.customerId)).toEqual([]);
  const { lines, number } = await readInvoice(company, second).then(({ invoice, ...more }) => ({
    ...more,
    ...invoice,
  }));
  expect(lines).toMatchObject([{ kind: 'early_return', amountCents: 11_000, note: 'Wrong car', waivedAt: null }]);
  expect((await readInvoice(company, id)).lines.map(({ takenBackOn }) => takenBackOn)).toEqual([null, number]);
  await collectPayment(await asAgent(company), {
    ...{ rentalId: rental.id, kind: 'balance', method: 'cash', amountCents: '150' },
  });
  expect(await readInvoice(company, id)).toMatchObject({ leftCents: 0, billedCents: 11_000, state: 'paid' });
  expect(await readInvoice(company, second)).toMatchObject({ leftCents: 7000, billedCents: 11_000 });
});

it('lets three clerks at once bill a reopened return back once', async () => {
  const { company, rental } = await billedThenReopened();
  const agent = await asAgent(company);
  const issue = () => issueInvoice(agent, invoiceOver(rental, { expectedTotalCents: 11_000 }));
  expect(outcome((await race([issue, issue, issue])).codes)).toEqual([1, ['already_invoiced']]);
});

it('bills nothing back by a proforma', async () => {
  const { company, rental } = await billedThenReopened();
  const proforma = invoiceOver(rental, { kind: 'proforma', expectedTotalCents: 11_000 });
  await issueInvoice(await asAgent(company), proforma);
  expect(await readBillable(company, rental.customerId)).toEqual([[11_000, 'early_return']]);
});

it('bills back again what was on a credited invoice, and credits the first one after the second', async () => {
  const { company, rental, id } = await billedThenReopened();
  const rest = invoiceOver(rental, { expectedTotalCents: 11_000 });
  const { id: second } = await issueInvoice(await asAgent(company), rest);
  const [own, line] = await Promise.all([readInvoice(company, id), readInvoice(company, second)]);
  const rent = own.lines.filter(({ kind }) => kind === 'rent').map((one) => one.id);
  await expect(credit(company, id, { lines: rent, cents: 22_000 })).rejects.toMatchObject({
    code: 'credit_exceeds_invoice',
  });
  await credit(company, second, { lines: line.lines.map((one) => one.id), cents: 11_000 });
  expect(await readBillable(company, rental.customerId)).toEqual([[11_000, 'early_return']]);
  const { id: third } = await issueInvoice(await asAgent(company), rest);
  const again = (await readInvoice(company, third)).lines.map((one) => one.id);
  await credit(company, third, { lines: again, cents: 11_000 });
  await credit(company, id, { lines: own.lines.map((one) => one.id), cents: 11_000 });
  expect(await readInvoice(company, id)).toMatchObject({ state: 'credited', leftCents: 0 });
  expect(await readBillable(company, rental.customerId)).toEqual([[22_000, 'rent']]);
});

it('bills back what a credit note gave for a return that is reopened', async () => {
  const company = await makeTenant();
  const manager = await asManager(company);
  const rental = await makeActiveRental(company);
  const { id } = await issueInvoice(manager, invoiceOver(rental));
  await settleReturn(manager, checkedIn(rental.id, EARLY));
  const { since } = await readInvoice(company, id);
  await credit(company, id, { since: since.map((line) => line.id), cents: 11_000 });
  expect(await readBillable(company, rental.customerId)).toEqual([]);
  await reopen(company, rental.id);
  await settleReturn(manager, checkedIn(rental.id, { ...EARLY, usedDaysOnly: false }));
  expect(await readInvoice(company, id)).toMatchObject({ leftCents: 11_000, creditedCents: 11_000 });
  expect(await readBillable(company, rental.customerId)).toEqual([[11_000, 'early_return']]);
  const { id: second } = await issueInvoice(manager, invoiceOver(rental, { expectedTotalCents: 11_000 }));
  expect(await readInvoice(company, second)).toMatchObject({ leftCents: 11_000, state: 'open' });
  expect(await readBillable(company, rental.customerId)).toEqual([]);
});

it('takes an invoice back with the correction that a credit note gave, and bills it again', async () => {
  const company = await makeTenant();
  const manager = await asManager(company);
  const rental = await makeActiveRental(company);
  const { id } = await issueInvoice(manager, invoiceOver(rental));
  await settleReturn(manager, checkedIn(rental.id, EARLY));
  const { since } = await readInvoice(company, id);
  await credit(company, id, { since: since.map((line) => line.id), cents: 11_000 });
  const { lines } = creditableLines(await readInvoice(company, id));
  expect(lines).toMatchObject([{ amountCents: 22_000 }, { amountCents: -11_000, waived: false }]);
  await credit(company, id, { lines: lines.map((line) => line.id), cents: 11_000 });
  expect(await readInvoice(company, id)).toMatchObject({ state: 'credited', leftCents: 0, corrections: [] });
  expect(await readBillable(company, rental.customerId)).toEqual([[11_000, 'rent', 'early_return']]);
});

it('bills nothing back of a cancelled hand-over, and offers to credit what its invoice still says', async () => {
  const company = await makeTenant();
  const manager = await asManager(company);
  const rental = await makeActiveRental(company, { out: new Date() });
  const discount = { kind: 'discount', amountCents: -2000, position: 5 };
  await withTenant(company.id, (tx) =>
    tx.insert(charges).values({ ...discount, tenantId: company.id, id: newId(), rentalId: rental.id }),
  );
  const { id } = await issueInvoice(manager, invoiceOver(rental, { expectedTotalCents: 20_000 }));
  await withTenant(company.id, (tx) =>
    tx
      .update(charges)
      .set({ waivedAt: new Date(), waivedBy: company.members.manager, waivedReason: 'Not driven' })
      .where(eq(charges.rentalId, rental.id)),
  );
  expect(await readInvoice(company, id)).toMatchObject({ state: 'paid', billedCents: 0, leftCents: 0 });
  expect(await readBillable(company, rental.customerId)).toEqual([]);
  const { lines } = creditableLines(await readInvoice(company, id));
  expect(lines).toMatchObject([
    { amountCents: 22_000, waived: true },
    { amountCents: -2000, waived: true },
  ]);
});
