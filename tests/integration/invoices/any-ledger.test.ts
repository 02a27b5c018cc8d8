import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { charges } from '@/db/schema/rentals';
import { AppError } from '@/lib/errors';
import { newId } from '@/lib/id';
import { issueInvoice } from '@/lib/invoices/issue-invoice';
import { collectPayment } from '@/lib/payments/collect-payment';
import { getLedger } from '@/lib/payments/get-ledger';
import { query } from '@/lib/server/query';
import { makeTenant } from '@/tests/support/factories';
import { invoiceOver } from '@/tests/support/make-invoice';
import {
  type Account,
  bill,
  billable,
  chargesOf,
  creditSome,
  makeAccount,
  papers,
  sumOf,
  waive,
} from './billed-account';

afterAll(closeDatabase);

// Each run is another customer of two rentals. By hand, for longer: `INVOICE_RUNS=100 npm test -- integration -- any-ledger`.
const RUNS = Number(process.env.INVOICE_RUNS ?? 12);
const MINUTE_MS = 60_000;
const which = fc.nat(30);
const STEP = fc.oneof(
  fc.record({
    ...{ does: fc.constant('charge' as const), rental: fc.nat(1), isTax: fc.boolean() },
    cents: fc.integer({ min: -150, max: 250 }).filter((cents) => cents !== 0),
  }),
  fc.record({ does: fc.constant('waive' as const), which }),
  fc.record({ does: fc.constant('bill' as const), both: fc.boolean(), rental: fc.nat(1) }),
  fc.record({ does: fc.constant('credit' as const), which, some: fc.array(fc.boolean(), { minLength: 1 }) }),
  fc.record({ does: fc.constant('pay' as const), rental: fc.nat(1), cents: fc.integer({ min: 1, max: 300 }) }),
);
type Step = typeof STEP extends fc.Arbitrary<infer One> ? One : never;

async function play(account: Account, step: Step): Promise<void> {
  const { company, manager, rentalIds } = account;
  const rentalId = 'rental' in step ? (rentalIds[step.rental] ?? '') : '';
  if (step.does === 'charge') {
    const line = { kind: step.isTax ? 'tax' : 'other', amountCents: step.cents, sentenceKey: '', sentenceParams: {} };
    await withTenant(company.id, (tx) =>
      tx.insert(charges).values({ ...line, tenantId: company.id, id: newId(), rentalId }),
    );
  } else if (step.does === 'waive') {
    const live = await chargesOf(account);
    await waive(account, live[step.which % live.length]?.id ?? newId());
  } else if (step.does === 'bill') {
    const units = (await billable(account)).filter(({ id }) => step.both || id === rentalId);
    await refusable(['nothing_to_invoice'], () => bill(account, units));
  } else if (step.does === 'credit') {
    const all = await papers(account);
    const record = all[step.which % all.length];
    if (record)
      await refusable(NOT_SO, () => creditSome(account, record, (at) => step.some[at % step.some.length] ?? false));
  } else {
    await refusable(['amount_exceeds_due', 'nothing_due'], () =>
      collectPayment(manager, { rentalId, kind: 'balance', method: 'cash', amountCents: String(step.cents / 100) }),
    );
  }
}

async function refusable(codes: string[], what: () => Promise<unknown>): Promise<void> {
  await what().catch((error: unknown) => {
    if (!(error instanceof AppError && codes.includes(error.code))) throw error;
  });
}

/** What can't be credited so, and never what is shown as all that is left. */
const NOT_SO = ['nothing_to_invoice', 'credit_exceeds_invoice', 'line_credited'];

/** Where papers say more or less than the ledger. */
async function assertAddsUp(account: Account): Promise<void> {
  const { manager, rentalIds } = account;
  const [all, units, live] = [await papers(account), await billable(account), await chargesOf(account)];
  const dues = await query(manager, 'payments.view', async (q) => {
    const due = [];
    for (const id of rentalIds) due.push((await getLedger(q, id)).balance.dueCents);
    return due;
  });
  for (const { invoice, creditedCents, billedCents, leftCents, lines, corrections } of all) {
    const said = invoice.totalCents - creditedCents;
    expect(said).toBeGreaterThanOrEqual(0);
    expect(leftCents).toBeGreaterThanOrEqual(0);
    expect(leftCents).toBeLessThanOrEqual(Math.max(0, billedCents));
    expect(billedCents).toBeLessThanOrEqual(said);
    if (said === 0) expect([lines.every(({ creditNoteId }) => creditNoteId), corrections]).toEqual([true, []]);
  }
  expect(sumOf(all.map(({ leftCents }) => leftCents))).toBeLessThanOrEqual(sumOf(dues.map((due) => Math.max(0, due))));
  const said = [...all.map(({ billedCents }) => billedCents), ...units.map(({ totalCents }) => totalCents)];
  expect(sumOf(said)).toBe(sumOf(live.map(({ amountCents }) => amountCents)));
}

/** Takes all back, the newest first, and bills what is charged again, without tax. */
async function startAgain(account: Account): Promise<void> {
  for (const { invoice } of (await papers(account)).reverse()) {
    const paper = (await papers(account)).find((one) => one.invoice.id === invoice.id);
    if (paper && paper.state !== 'credited') await creditSome(account, { ...paper, since: [] }, () => true);
    await assertAddsUp(account);
  }
  const units = await billable(account);
  const perRental = units.map(({ subtotalCents }) => subtotalCents);
  if (units.length === 0 || sumOf(perRental) <= 0) return;
  const rentalIds = units.map(({ id }) => id);
  const exempt = { exemption: 'ngo', exemptReason: 'Agreement', expectedTotalCents: sumOf(perRental) };
  const { manager, customerId } = account;
  await issueInvoice(manager, invoiceOver({ id: '', customerId }, { rentalIds, ...exempt }));
  await assertAddsUp(account);
  expect(await billable(account)).toEqual([]);
}

it('adds up to the ledger, whatever is charged, waived, billed, credited and paid, and leaves nothing stuck', {
  timeout: RUNS * MINUTE_MS,
}, async () => {
  const company = await makeTenant();
  const property = fc.asyncProperty(fc.array(STEP, { minLength: 4, maxLength: 14, size: 'max' }), async (steps) => {
    const account = await makeAccount(company);
    for (const step of steps) {
      await play(account, step);
      await assertAddsUp(account);
    }
    await startAgain(account);
  });
  await fc.assert(property, { numRuns: RUNS });
});
