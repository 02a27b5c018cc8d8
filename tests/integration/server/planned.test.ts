import { sql } from 'drizzle-orm';
import { beforeAll, expect, it, vi } from 'vitest';
import { readTenant, type Transaction } from '@/db/client';
import { ONE_PLAN, withOnePlan } from '@/db/one-plan';
import { withMemberSession } from '@/lib/auth/member-session';
import { getDashboard } from '@/lib/dashboard/get-dashboard';
import { getRentalMoney } from '@/lib/payments/get-rental-money';
import { PaymentFilters } from '@/lib/payments/input';
import { listPayments } from '@/lib/payments/list-payments';
import { listPendingCollections, sumPendingCollections } from '@/lib/payments/list-pending-collections';
import { RentalFilters } from '@/lib/rentals/list-input';
import { listRentals } from '@/lib/rentals/list-rentals';
import { query } from '@/lib/server/query';
import { listMovements } from '@/lib/today/list-movements';
import { asAgent } from '@/tests/support/contexts';
import { makeTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { openSession } from '@/tests/support/open-session';

// One connection has the plans of all transactions.
beforeAll(() => {
  vi.stubEnv('DATABASE_POOL', '1');
});

/** How the transaction's connection has planned the statements that contain a text: for any values, and for those at hand. */
function plansOf(tx: Transaction, text: string) {
  return tx.execute(sql`select generic_plans::int as any_values, custom_plans::int as at_hand from pg_prepared_statements
    where position(${text} in statement) > 0 and position('pg_prepared_statements' in statement) = 0`);
}

it('plans a marked statement once, and others for their values, whatever order they come in', async () => {
  const tenant = await makeTenant();
  await readTenant(tenant.id, async (tx) => {
    for (const value of [1, 2, 3]) {
      await tx.execute(sql`${ONE_PLAN} select 'marked' as name, ${value}::int as value`);
      await tx.execute(sql`select 'unmarked' as name, ${value}::int as value`);
    }
    expect(await plansOf(tx, `'marked' as name`)).toEqual([{ any_values: 3, at_hand: 0 }]);
    expect(await plansOf(tx, `'unmarked' as name`)).toEqual([{ any_values: 0, at_hand: 3 }]);
  });
});

it('plans once what every request asks first', async () => {
  const tenant = await makeTenant();
  const sessionId = await openSession(tenant, tenant.members.agent);
  await withMemberSession({ tenantId: tenant.id, sessionId }, async (tx) => {
    const [plans] = await plansOf(tx, 'from sessions s');
    expect(plans).toMatchObject({ at_hand: 0 });
    expect(plans?.any_values).toBeGreaterThan(0);
  });
});

it('plans all statements of a marked read once, and none of those beside it', async () => {
  const tenant = await makeTenant();
  await readTenant(tenant.id, async (tx) => {
    const ask = (name: string, value: number) =>
      tx.execute(sql`select ${sql.raw(`'${name}'`)} as read, ${value}::int as value`);
    for (const value of [1, 2, 3])
      await Promise.all([withOnePlan(() => Promise.all([ask('within', value)])), ask('beside', value)]);
    expect(await plansOf(tx, `'within' as read`)).toEqual([{ any_values: 3, at_hand: 0 }]);
    expect(await plansOf(tx, `'beside' as read`)).toEqual([{ any_values: 0, at_hand: 3 }]);
  });
});

it.each([
  ['the dashboard’s reservations in danger', 'holder_number'],
  ['the dashboard’s papers that expire', "'insurance' as kind"],
  ['the use of the fleet', 'sum(days_out)'],
  ['what comes back today', 'r.return_location as place'],
  ['what goes out today', 's.pickup_location as place'],
  ['a rental’s agreed charges', '"charges"."rental_id" ='],
])('plans once %s', async (_what, text) => {
  const tenant = await makeTenant();
  const { id } = await makeActiveRental(tenant);
  const ctx = await asAgent(tenant);
  await query(ctx, 'dashboard.view', async (q) => {
    await Promise.all([getDashboard(q), listMovements(q, 'today'), getRentalMoney(q, id)]);
    const plans = await plansOf(q.tx, text);
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) expect(plan).toMatchObject({ at_hand: 0 });
  });
});

it.each([
  ['rentals', '/* one plan */ from "rentals"'],
  ['payments', '/* one plan */ from "payments"'],
  ['pending collections', 'as ledger_version'],
  ['their sum', 'as age, count(*)'],
])('plans a page of %s once', async (_what, text) => {
  const tenant = await makeTenant();
  await makeActiveRental(tenant);
  await query(await asAgent(tenant), 'payments.view', async (read) => {
    const filters = PaymentFilters.parse({});
    await Promise.all([listRentals(read, RentalFilters.parse({})), listPayments(read, filters)]);
    await Promise.all([sumPendingCollections(read, filters), listPendingCollections(read, filters)]);
    expect(await plansOf(read.tx, text)).toEqual([{ any_values: expect.any(Number), at_hand: 0 }]);
  });
});
