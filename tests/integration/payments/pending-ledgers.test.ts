import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { accountApplications, depositApplications, payments } from '@/db/schema/payments';
import { charges } from '@/db/schema/rentals';
import { HOUR_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { checkLedger } from '@/lib/payments/check-ledger';
import { rentalBalances } from '@/lib/payments/ledger-balances';
import { query } from '@/lib/server/query';
import { asAgent } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { pendingFaults } from '@/tests/support/pending-faults';

let tenant: TestTenant;
afterAll(closeDatabase);

const entry = fc.record({
  kind: fc.constantFrom('charge', 'balance', 'deposit', 'applied', 'advance'),
  cents: fc.integer({ min: -50_000, max: 100_000 }).filter((cents) => cents !== 0),
});
const day = fc.record({ entries: fc.array(entry, { maxLength: 4 }), ended: fc.boolean(), settled: fc.boolean() });

it('finds what is due as the plain sum does, on any ledger, before and after a night', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(day, { minLength: 1, maxLength: 3 }), async (days) => {
      tenant = await makeTenant();
      const ctx = await asAgent(tenant);
      const now = Date.now();
      const rental = await makeActiveRental(tenant);
      for (const [index, { entries, ended, settled }] of days.entries()) {
        const at = new Date(now + index * HOUR_MS);
        const ids = await write(rental, entries, at);
        // What was written on an earlier day and comes to nothing today moves its ledger too.
        if (ended) await end(ids, new Date(at.getTime() + 1));
        if (settled) await settle(rental, at);
        expect(await query(ctx, 'payments.view', pendingFaults)).toEqual([]);
        const night = new Date(at.getTime() + HOUR_MS / 2);
        await withTenant(tenant.id, (tx) => checkLedger({ tenantId: tenant.id, tx, now: night }, 0));
        expect(await query(ctx, 'payments.view', pendingFaults)).toEqual([]);
        if (!ended) await end(ids, new Date(at.getTime() + HOUR_MS * 0.75));
        expect(await query(ctx, 'payments.view', pendingFaults)).toEqual([]);
      }
    }),
    { numRuns: 25 },
  );
});

type Rental = Awaited<ReturnType<typeof makeActiveRental>>;

/** Writes entries at a moment, and returns the ids of the charges and payments. */
async function write(rental: Rental, entries: { kind: string; cents: number }[], at: Date): Promise<string[]> {
  const by = tenant.members.agent;
  const of = { tenantId: tenant.id, rentalId: rental.id, customerId: rental.customerId };
  const ids: string[] = [];
  await withTenant(tenant.id, async (tx) => {
    for (const { kind, cents } of entries) {
      const row = { ...of, id: newId(), amountCents: cents };
      if (kind === 'charge') await tx.insert(charges).values({ ...row, kind: 'other', createdBy: by, createdAt: at });
      else if (kind === 'applied')
        await tx.insert(depositApplications).values({ ...row, appliedAt: at, appliedBy: by });
      else if (kind === 'advance')
        await tx.insert(accountApplications).values({ ...row, appliedAt: at, appliedBy: by });
      else
        await tx.insert(payments).values({
          ...row,
          ...{ number: `P-${row.id}`, kind: kind as 'deposit', amountCents: Math.abs(cents), method: 'cash' },
          ...{ receivedAt: at, receivedBy: by },
        });
      ids.push(row.id);
    }
  });
  return ids;
}

/** Waives the first of some charges, or voids the first of some payments. */
async function end([id]: string[], at: Date): Promise<void> {
  if (!id) return;
  await withTenant(tenant.id, async (tx) => {
    await tx.update(charges).set({ waivedAt: at }).where(eq(charges.id, id));
    await tx.update(payments).set({ voidedAt: at }).where(eq(payments.id, id));
  });
}

/** Pays or gives back what a ledger comes to, so that it is zero at night. */
async function settle(rental: Rental, at: Date): Promise<void> {
  const [row] = await withTenant(tenant.id, (tx) =>
    tx.execute<{ cents: string }>(
      sql`select due_cents as cents from (${rentalBalances(tenant.id, sql`select ${rental.id}::uuid`)}) b`,
    ),
  );
  if (row && Number(row.cents) !== 0) await write(rental, [{ kind: 'charge', cents: -Number(row.cents) }], at);
}
