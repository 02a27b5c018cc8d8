import { and, eq, getTableName, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { customers } from '@/db/schema/customers';
import { rentals } from '@/db/schema/rentals';
import { getCustomer } from '@/lib/customers/get-customer';
import { mergeCustomers } from '@/lib/customers/merge-customers';
import { TABLES_OF_A_CUSTOMER } from '@/lib/customers/move-customer-rows';
import { listAttachments } from '@/lib/files/list-attachments';
import { newId } from '@/lib/id';
import { collectPayment } from '@/lib/payments/collect-payment';
import { getCustomerBalance } from '@/lib/payments/get-customer-balance';
import { activateRental } from '@/lib/rentals/activate-rental';
import { query } from '@/lib/server/query';
import { makeDraft } from '@/tests/support/agreement';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeCustomer, makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeCustomerPapers, makeRentalMoney } from '@/tests/support/make-customer-life';

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

/** How many rows of each table of the database name the customer, wherever a column may: asked of the catalogue. */
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

/** By reference or by name: a column without a reference would be forgotten otherwise. */
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
    await makeCustomerPapers(tenant, customerId);
  }
  const before = [await rowsNaming(tenant, kept), await rowsNaming(tenant, merged)];
  expect(before[1]).toEqual({
    'attachments.customer_id': 1,
    'customers.merged_into_id': 1,
    'drivers.customer_id': 1,
    'payments.customer_id': 2,
    'rentals.customer_id': 1,
    'reservations.customer_id': 1,
  });
  const { moved } = await merge(kept, merged);
  expect(moved).toEqual({ attachments: 1, drivers: 1, payments: 2, rentals: 1, reservations: 1 });
  expect(await rowsNaming(tenant, merged)).toEqual({});
  expect(await rowsNaming(tenant, kept)).toEqual({
    'attachments.customer_id': 2,
    'customers.merged_into_id': 2,
    'drivers.customer_id': 2,
    'payments.customer_id': 4,
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

it('takes over what the kept one lacks, what is chosen, and both notes', async () => {
  const kept = await makeCustomer(tenant, { phone: null, email: null, notes: 'Pays late', city: 'Jacmel' });
  const merged = await makeCustomer(tenant, {
    fullName: 'Marie Flore Derosier',
    phone: '+50937009999',
    email: 'flore@lakay.test',
    city: 'Léogâne',
    notes: 'Likes the Patrol',
    tier: 'vip',
  });
  await merge(kept, merged, ['phone', 'tier']);
  expect(await read(kept)).toMatchObject({
    fullName: 'Marie-Flore Desrosiers',
    phone: '+50937009999',
    email: null,
    city: 'Jacmel',
    tier: 'vip',
    notes: 'Pays late\n\nLikes the Patrol',
    status: 'active',
    nameKey: 'marie flore desrosiers',
  });
  const other = await makeCustomer(tenant, { phone: '+50937008888', email: 'other@lakay.test', dateOfBirth: null });
  await merge(kept, other);
  expect(await read(kept)).toMatchObject({ phone: '+50937009999', email: 'other@lakay.test' });
});

it('keeps a blacklisted person blacklisted, with the reason, whichever record stays', async () => {
  const blacklisted = { status: 'blacklisted' as const, statusReason: 'Brought it back burnt' };
  for (const [mine, theirs] of [
    [{}, blacklisted],
    [blacklisted, {}],
  ]) {
    const kept = await makeCustomer(tenant, mine);
    await merge(kept, await makeCustomer(tenant, theirs));
    expect(await read(kept)).toMatchObject(blacklisted);
  }
});

it('keeps every picture: of two of one side, that of the paper not kept goes to the other papers', async () => {
  for (const [take, slots] of [
    [[], ['license_front', 'other']],
    [['license'], ['other', 'license_front']],
  ]) {
    const [kept, merged] = await Promise.all([makeCustomer(tenant), makeCustomer(tenant)]);
    await makeCustomerPapers(tenant, kept);
    await makeCustomerPapers(tenant, merged);
    const papers = async (id: string) =>
      query(await asAgent(tenant), 'files.view', (q) => listAttachments(q, { customerId: id }));
    const ids = [...(await papers(kept)), ...(await papers(merged))].map(({ id }) => id);
    await merge(kept, merged, take);
    const after = await papers(kept);
    expect(ids.map((id) => after.find((paper) => paper.id === id)?.slot)).toEqual(slots);
  }
});

it('refuses the same one twice, one already merged or deleted, another company’s, an agent, and notes beyond the limit', async () => {
  const [kept, merged, gone] = await Promise.all([
    makeCustomer(tenant, { notes: 'a'.repeat(2500) }),
    makeCustomer(tenant),
    makeCustomer(tenant, { archivedAt: new Date() }),
  ]);
  const strange = await makeCustomer(await makeTenant());
  await expect(merge(kept, kept)).rejects.toMatchObject({ code: 'same_customer' });
  for (const pair of [
    [kept, gone],
    [gone, kept],
    [kept, strange],
    [strange, kept],
    [kept, newId()],
  ] as const)
    await expect(merge(...pair)).rejects.toMatchObject({ code: 'record_not_found' });
  await expect(mergeCustomers(await asAgent(tenant), { customerId: kept, mergedId: merged })).rejects.toMatchObject({
    code: 'insufficient_permissions',
  });
  const wordy = await makeCustomer(tenant, { notes: 'b'.repeat(2500) });
  await expect(merge(kept, wordy)).rejects.toMatchObject({ code: 'merged_notes_too_long' });
  await merge(kept, merged);
  await expect(merge(kept, merged)).rejects.toMatchObject({ code: 'record_not_found' });
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
  const results = await Promise.allSettled([merge(one, two), merge(two, one), ...rentalIds.map(pay)]);
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
