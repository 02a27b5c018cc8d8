import { afterAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { charges } from '@/db/schema/rentals';
import { newId } from '@/lib/id';
import { creditableLines } from '@/lib/invoices/creditable-lines';
import { issueInvoice } from '@/lib/invoices/issue-invoice';
import { addCharge } from '@/lib/payments/add-charge';
import { voidCharge } from '@/lib/payments/void-charge';
import { credit, readBillable, readInvoice } from '@/tests/support/billed-customer';
import { asManager } from '@/tests/support/contexts';
import { makeTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { invoiceOver } from '@/tests/support/make-invoice';

afterAll(closeDatabase);

/** 220.00 with its tax and a cleaning with its own, 275.00; the cleaning was voided, and 33.00 credited for it. */
async function partlyCredited() {
  const company = await makeTenant();
  const manager = await asManager(company);
  const rental = await makeActiveRental(company);
  const tax = {
    kind: 'tax',
    amountCents: 2200,
    sentenceKey: 'tax',
    sentenceParams: { percent: 10, taxableCents: 22_000 },
  };
  await withTenant(company.id, (tx) =>
    tx.insert(charges).values({ ...tax, tenantId: company.id, id: newId(), rentalId: rental.id, position: 9 }),
  );
  const { id: chargeId } = await addCharge(manager, {
    ...{ rentalId: rental.id, kind: 'cleaning', amountCents: '30', note: 'Mud' },
  });
  const { id } = await issueInvoice(manager, invoiceOver(rental, { expectedTotalCents: 27_500 }));
  await voidCharge(manager, { rentalId: rental.id, chargeId, reason: 'It was clean' });
  const { lines, lowered } = creditableLines(await readInvoice(company, id));
  const cleaning = lines.filter(({ kind }) => kind === 'cleaning').map((line) => line.id);
  await credit(company, id, { lines: cleaning, since: lowered.map((line) => line.id), cents: 3300 });
  return { company, manager, rental, id, exempt: { exemption: 'ngo', exemptReason: 'Agreement 12-2026' } };
}

it.each([
  ['every line', 4, 'credited'],
  ['the lines of the agreement alone, which are all that is left', 2, 'credited'],
] as const)('exempts what is billed again after a credit note over %s', async (_, most, state) => {
  const { company, manager, rental, id, exempt } = await partlyCredited();
  const { lines } = creditableLines(await readInvoice(company, id));
  expect(lines.map(({ amountCents }) => amountCents)).toEqual([22_000, 2200, 300, -300]);
  await credit(company, id, { lines: lines.slice(0, most).map((line) => line.id), cents: 24_200 });
  expect(await readInvoice(company, id)).toMatchObject({ state, leftCents: 0, corrections: [] });
  expect(await readBillable(company, rental.customerId)).toEqual([[24_200, 'rent', 'tax', 'tax', 'tax']]);
  await issueInvoice(manager, invoiceOver(rental, exempt));
  expect(await readBillable(company, rental.customerId)).toEqual([]);
});

it('exempts what came later once the tax of an earlier invoice is credited, and not before', async () => {
  const { company, manager, rental, id, exempt } = await partlyCredited();
  const extra = { kind: 'damage', amountCents: 5000, position: 20 };
  await withTenant(company.id, (tx) =>
    tx.insert(charges).values({ ...extra, tenantId: company.id, id: newId(), rentalId: rental.id }),
  );
  const later = invoiceOver(rental, { ...exempt, expectedTotalCents: 5000 });
  await expect(issueInvoice(manager, later)).rejects.toMatchObject({ code: 'tax_invoiced' });
  const { lines } = creditableLines(await readInvoice(company, id));
  const tax = lines.filter(({ amountCents }) => amountCents === 2200).map((line) => line.id);
  await credit(company, id, { lines: tax, cents: 2200 });
  await issueInvoice(manager, later);
  expect(await readInvoice(company, id)).toMatchObject({ leftCents: 22_000, billedCents: 22_000 });
  expect(await readBillable(company, rental.customerId)).toEqual([]);
});

it('refuses to credit more than what is left with the corrections', async () => {
  const { company, id } = await partlyCredited();
  const { lines } = creditableLines(await readInvoice(company, id));
  const own = lines.filter(({ amountCents }) => amountCents > 0).map((line) => line.id);
  await expect(credit(company, id, { lines: own, cents: 24_500 })).rejects.toMatchObject({
    code: 'credit_exceeds_invoice',
  });
});
