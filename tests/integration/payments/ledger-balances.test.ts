import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { depositApplications, payments } from '@/db/schema/payments';
import { charges } from '@/db/schema/rentals';
import { newId } from '@/lib/id';
import { ledgerVersion } from '@/lib/payments/balance';
import { getLedger } from '@/lib/payments/get-ledger';
import { PaymentFilters } from '@/lib/payments/input';
import { ledgerBalances } from '@/lib/payments/ledger-balances';
import { listPendingCollections, sumPendingCollections } from '@/lib/payments/list-pending-collections';
import { query } from '@/lib/server/query';
import { asAgent } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

const cents = fc.integer({ min: 1, max: 100_000 });
const ledger = fc.record({
  charges: fc.array(fc.record({ cents: fc.integer({ min: -50_000, max: 100_000 }), waived: fc.boolean() }), {
    maxLength: 6,
  }),
  payments: fc.array(
    fc.record({
      kind: fc.constantFrom('deposit' as const, 'balance' as const, 'charge' as const),
      cents,
      voided: fc.boolean(),
      refunds: fc.array(fc.record({ cents, voided: fc.boolean() }), { maxLength: 2 }),
    }),
    { maxLength: 6 },
  ),
  applied: fc.array(cents, { maxLength: 3 }),
});

it('agrees with the rule on any ledger, so that the lists and the rental’s page never differ', async () => {
  const ctx = await asAgent(tenant);
  await fc.assert(
    fc.asyncProperty(ledger, async (sample) => {
      const rental = await makeActiveRental(tenant);
      await write(rental, sample);
      await query(ctx, 'payments.view', async (q) => {
        const { ledger, balance } = await getLedger(q, rental.id);
        const rows = await q.tx.execute<Record<string, unknown>>(
          sql`select * from (${ledgerBalances(tenant.id)}) b where rental_id = ${rental.id}`,
        );
        expect(
          rows.map((row) =>
            [row.charges_cents, row.paid_cents, row.applied_cents, row.held_cents, row.due_cents].map(Number),
          ),
        ).toEqual([
          [
            balance.chargesCents,
            balance.paidCents,
            balance.depositAppliedCents,
            balance.depositHeldCents,
            balance.dueCents,
          ],
        ]);
        const [vehicle] = await q.tx.execute<{ plate: string }>(
          sql`select plate from vehicles where tenant_id = ${tenant.id} and id = ${rental.vehicleId}`,
        );
        const page = await listPendingCollections(q, PaymentFilters.parse({ q: vehicle?.plate }));
        const listed = page.rows.filter((row) => row.id === rental.id);
        const due = balance.dueCents > 0;
        expect(listed.map((row) => row.ledgerVersion)).toEqual(due ? [ledgerVersion(ledger.payments)] : []);
      });
    }),
    { numRuns: 40 },
  );
});

it('lists each rental with something due once, page by page, with the sum over all', async () => {
  const ctx = await asAgent(tenant);
  // More than a page, however the random ledgers turned out.
  for (let index = 0; index < 11; index += 1) await makeActiveRental(tenant);
  await query(ctx, 'payments.view', async (q) => {
    const seen: { id: string; dueCents: number }[] = [];
    let cursor: string | null = null;
    do {
      const page = await listPendingCollections(q, PaymentFilters.parse({ size: 10, cursor }));
      seen.push(...page.rows);
      cursor = page.nextCursor;
    } while (cursor);
    const sum = await sumPendingCollections(q, { q: '' });
    expect(seen.length).toBeGreaterThan(10);
    expect(new Set(seen.map((row) => row.id)).size).toBe(seen.length);
    expect(seen.reduce((total, row) => total + row.dueCents, 0)).toBe(sum.sumCents);
    expect(seen.length).toBe(sum.total);
    for (const row of seen.slice(0, 5)) expect((await getLedger(q, row.id)).balance.dueCents).toBe(row.dueCents);
  });
});

async function write(
  rental: { id: string; customerId: string },
  sample: typeof ledger extends fc.Arbitrary<infer T> ? T : never,
) {
  const at = new Date();
  const by = tenant.members.agent;
  const line = (kind: 'deposit' | 'balance' | 'charge' | 'refund', amountCents: number, voided: boolean) => ({
    tenantId: tenant.id,
    id: newId(),
    number: `P-${newId()}`,
    kind,
    rentalId: rental.id,
    customerId: rental.customerId,
    amountCents,
    method: 'cash' as const,
    receivedAt: at,
    receivedBy: by,
    voidedAt: voided ? at : null,
  });
  await withTenant(tenant.id, async (tx) => {
    for (const charge of sample.charges)
      await tx.insert(charges).values({
        tenantId: tenant.id,
        id: newId(),
        rentalId: rental.id,
        kind: 'other',
        amountCents: charge.cents,
        createdBy: by,
        waivedAt: charge.waived ? at : null,
      });
    for (const payment of sample.payments) {
      const row = line(payment.kind, payment.cents, payment.voided);
      await tx.insert(payments).values(row);
      for (const refund of payment.refunds)
        await tx.insert(payments).values({ ...line('refund', refund.cents, refund.voided), refundedPaymentId: row.id });
    }
    for (const amountCents of sample.applied)
      await tx.insert(depositApplications).values({
        tenantId: tenant.id,
        id: newId(),
        rentalId: rental.id,
        amountCents,
        appliedAt: at,
        appliedBy: by,
      });
  });
}
