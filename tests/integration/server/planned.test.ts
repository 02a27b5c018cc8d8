import { sql } from 'drizzle-orm';
import { beforeAll, expect, it, vi } from 'vitest';
import { readTenant, type Transaction } from '@/db/client';
import { ONE_PLAN } from '@/db/one-plan';
import { withMemberSession } from '@/lib/auth/member-session';
import { makeTenant } from '@/tests/support/factories';
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
