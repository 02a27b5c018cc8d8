import { and, eq, getTableName, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { customers } from '@/db/schema/customers';
import { rentals } from '@/db/schema/rentals';
import { getCustomer } from '@/lib/customers/get-customer';
import { mergeCustomers } from '@/lib/customers/merge-customers';
import { TABLES_OF_A_CUSTOMER } from '@/lib/customers/move-customer-rows';
import { collectPayment } from '@/lib/payments/collect-payment';
import { getCustomerBalance } from '@/lib/payments/get-customer-balance';
import { activateRental } from '@/lib/rentals/activate-rental';
import { query } from '@/lib/server/query';
import { makeDraft } from '@/tests/support/agreement';
import { asAgent, asManager } from '@/tests/support/contexts';
import { countDeadlocks } from '@/tests/support/count-deadlocks';
import { makeCustomer, makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeCustomerDocuments, makeRentalMoney } from '@/tests/support/make-customer-life';
import { makeQuote } from '@/tests/support/make-quote';

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

async function read(customerId: string) {
  return query(await asAgent(tenant), 'customers.view', (q) => getCustomer(q, customerId));
}

async function balance(customerId: string) {
  return query(await asAgent(tenant), 'payments.view', (q) => getCustomerBalance(q, customerId));
}

async function merge(customerId: string, mergedId: string, take?: string[]) {
  return mergeCustomers(await asManager(tenant), { customerId, mergedId, ...(take && { take }) });
}

/** How many rows of each table refer to the customer. The columns come from the database's catalog. */
async function rowsNaming(company: TestTenant, customerId: string): Promise<Record<string, number>> {
  return withTenant(company.id, async (tx) => {
    const columns = await tx.execute<{ table: string; column: string }>(COLUMNS_THAT_NAME_CUSTOMERS);
    const counts: Record<string, number> = {};
    for (const { table, column } of columns) {
      const [row] = await tx.execute<{ count: number }>(sql`
        select count(*)::int as count from ${sql.identifier(table)} where ${sql.identifier(column)} = ${customerId}`);
      if (row && row.count > 0) counts[`${table}.${column}`] = row.count;
    }
    return counts;
  });
}

/** By foreign key or by name, so that a column without a foreign key is not forgotten. */
const COLUMNS_THAT_NAME_CUSTOMERS = sql`
  select c.relname as "table", a.attname as "column"
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[array_position(k.confkey,
    (select attnum from pg_attribute where attrelid = 'customers'::regclass and attname = 'id'))]
  where k.contype = 'f' and k.confrelid = 'customers'::regclass
  union
  select table_name, column_name from information_schema.columns
  where table_schema = 'public' and column_name like '%customer%' and data_type = 'uuid'`;

it('knows every table whose rows belong to a customer: one that is added later has to be moved, too', async () => {
  const found = await withTenant(tenant.id, (tx) =>
    tx.execute<{ table: string; column: string }>(COLUMNS_THAT_NAME_CUSTOMERS),
  );
  expect(found.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(
    [
      ...TABLES_OF_A_CUSTOMER.map((table) => `${getTableName(table)}.customer_id`),
      'customers.merged_into_id',
    ].toSorted(),
  );
});

it('hands over every row, loses none, and archives the merged one as it was', async () => {
  const [kept, merged, older] = await Promise.all([makeCustomer(tenant), makeCustomer(tenant), makeCustomer(tenant)]);
  await merge(merged, older);
  for (const customerId of [kept, merged]) {
    await makeRentalMoney(tenant, customerId, { charged: 5000, paid: 1000, deposit: 300, applied: 0 });
    await makeCustomerDocuments(tenant, customerId);
    await makeQuote(tenant, { customerId });
  }
  const before = [await rowsNaming(tenant, kept), await rowsNaming(tenant, merged)];
  expect(before[1]).toEqual({
    'attachments.customer_id': 1,
    'customers.merged_into_id': 1,
    'drivers.customer_id': 1,
    'payments.customer_id': 2,
    'quotes.customer_id': 1,
    'rentals.customer_id': 1,
    'reservations.customer_id': 1,
  });
  const { moved } = await merge(kept, merged);
  expect(moved).toEqual({
    account_applications: 0,
    invoices: 0,
    attachments: 1,
    drivers: 1,
    payments: 2,
    quotes: 1,
    rentals: 1,
    reservations: 1,
  });
  expect(await rowsNaming(tenant, merged)).toEqual({});
  expect(await rowsNaming(tenant, kept)).toEqual({
    'attachments.customer_id': 2,
    'customers.merged_into_id': 2,
    'drivers.customer_id': 2,
    'payments.customer_id': 4,
    'quotes.customer_id': 2,
    'rentals.customer_id': 2,
    'reservations.customer_id': 2,
  });
  const gone = await read(merged);
  expect(gone).toMatchObject({ mergedIntoId: kept, fullName: 'Marie-Flore Desrosiers' });
  expect(gone.archivedAt).not.toBeNull();
  expect((await read(older)).mergedIntoId).toBe(kept);
});

const cents = fc.integer({ min: 0, max: 50_000 });
const money = fc.record({ charged: cents, paid: cents, deposit: cents, applied: cents });

it('never changes what is owed, paid or held, whatever the rentals of the two', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(money, { maxLength: 3 }), fc.array(money, { maxLength: 3 }), async (mine, theirs) => {
      const [kept, merged] = await Promise.all([makeCustomer(tenant), makeCustomer(tenant)]);
      for (const sample of mine) await makeRentalMoney(tenant, kept, sample);
      for (const sample of theirs) await makeRentalMoney(tenant, merged, sample);
      const [a, b] = await Promise.all([balance(kept), balance(merged)]);
      await merge(kept, merged);
      const all = await balance(kept);
      for (const figure of ['dueCents', 'owedCents', 'overpaidCents', 'depositHeldCents', 'paidCents'] as const)
        expect(all[figure], figure).toBe(a[figure] + b[figure]);
      expect((await balance(merged)).dueCents).toBe(0);
      const due = [...mine, ...theirs].reduce((sum, one) => sum + one.charged - one.paid - one.applied, 0);
      expect(all.dueCents).toBe(due);
    }),
    { numRuns: 15 },
  );
});

it('moves an open draft with what was typed in it; it can then be handed over', async () => {
  const [kept, merged] = await Promise.all([makeCustomer(tenant), makeCustomer(tenant)]);
  const { rentalId, values, expectedTotalCents } = await makeDraft(tenant, { customerId: merged });
  await merge(kept, merged);
  const mine = and(eq(rentals.tenantId, tenant.id), eq(rentals.id, rentalId));
  const [row] = await withTenant(tenant.id, (tx) => tx.select().from(rentals).where(mine));
  expect(row).toMatchObject({ customerId: kept, draft: { customerId: kept, vehicleId: values.vehicleId } });
  const input = { rentalId, expectedTotalCents, values: { ...values, customerId: kept } };
  await expect(activateRental(await asAgent(tenant), input)).resolves.toMatchObject({ id: rentalId });
});

it('ends the same whoever is first, merging both ways and being paid at once', async () => {
  const [one, two] = await Promise.all([makeCustomer(tenant), makeCustomer(tenant)]);
  const rentalIds = await Promise.all(
    [one, two].map((id) => makeRentalMoney(tenant, id, { charged: 9000, paid: 0, deposit: 0, applied: 0 })),
  );
  const clerk = await asAgent(tenant);
  const pay = (rentalId: string) =>
    collectPayment(clerk, { rentalId, kind: 'balance', method: 'cash', currency: 'USD', amountCents: 4000 });
  const before = await countDeadlocks(tenant);
  const results = await Promise.allSettled([merge(one, two), merge(two, one), ...rentalIds.map(pay)]);
  expect(await countDeadlocks(tenant)).toBe(before);
  expect(results.slice(2).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(results.slice(0, 2).filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const standing = await withTenant(tenant.id, (tx) =>
    tx
      .select({ id: customers.id, archivedAt: customers.archivedAt })
      .from(customers)
      .where(and(eq(customers.tenantId, tenant.id), sql`${customers.id} in (${one}, ${two})`)),
  );
  const kept = standing.filter(({ archivedAt }) => archivedAt === null);
  expect(kept).toHaveLength(1);
  expect(await rowsNaming(tenant, String(kept[0]?.id))).toMatchObject({
    'payments.customer_id': 2,
    'rentals.customer_id': 2,
  });
  expect((await balance(String(kept[0]?.id))).dueCents).toBe(10_000);
});
