import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withTenant } from '@/db/client';
import { checkIsolations, checkLedgers } from '@/lib/jobs/nightly-checks';
import { checkAudit } from '@/lib/jobs/seal-audit';
import { checkIsolation } from '@/lib/nightly-checks/check-isolation';
import { listChecks } from '@/lib/nightly-checks/list-checks';
import { collectPayment } from '@/lib/payments/collect-payment';
import { refundPayment } from '@/lib/payments/refund-payment';
import { query } from '@/lib/server/query';
import { createVehicleClass } from '@/lib/vehicles/create-vehicle-class';
import { asAdmin, asManager } from '@/tests/support/contexts';
import { makeCustomer, makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { ownDatabase } from '@/tests/support/own-database';

let drop: () => Promise<void>;
/** Whoever owns the tables, such as somebody with the database's own password. */
let owner: postgres.Sql;
let tenant: TestTenant;
let other: TestTenant;
beforeAll(async () => {
  drop = await ownDatabase();
  owner = postgres(process.env.DATABASE_URL ?? '', { max: 1, onnotice: () => undefined });
  tenant = await makeTenant();
  other = await makeTenant();
  for (const company of [tenant, other]) await makeCustomer(company);
});
afterAll(async () => {
  await owner.end();
  await drop();
});

const checksOf = async (company: TestTenant) => query(await asAdmin(company), 'audit.view', listChecks);
const tryOthers = () => withTenant(tenant.id, (tx) => checkIsolation({ tx, tenantId: tenant.id }));

it('an admin reads what each check found, and when', async () => {
  expect(await checksOf(tenant)).toEqual([]);
  await createVehicleClass(await asManager(tenant), { name: 'Compact' });
  for (const check of [checkAudit, checkLedgers, checkIsolations]) await check();
  const checkedAt = expect.any(Date);
  expect(await checksOf(tenant)).toEqual([
    { kind: 'audit', checkedAt, looked: 1, faults: 0 },
    { kind: 'ledgers', checkedAt, looked: null, faults: 0 },
    { kind: 'isolation', checkedAt, looked: expect.any(Number), faults: 0 },
  ]);
});

it('every table with a company’s rows is tried, and the list of companies', async () => {
  const [{ count }] = (await owner`select count(*)::int from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`) as unknown as [{ count: number }];
  expect(await tryOthers()).toEqual({ looked: count + 1, faults: 0 });
});

it.each([
  ['customers', 'tenant_id'],
  ['tenants', 'id'],
])('finds it, tells the company and fails where %s of others can be read', async (table) => {
  await owner.unsafe(`create policy forgotten on ${table} for select to wout_app using (true)`);
  try {
    expect(await tryOthers()).toMatchObject({ faults: 1 });
    await expect(checkIsolations()).rejects.toThrow('2 companies could read rows of others');
    expect((await checksOf(other)).find(({ kind }) => kind === 'isolation')).toMatchObject({ faults: 1 });
  } finally {
    await owner.unsafe(`drop policy forgotten on ${table}`);
  }
  await checkIsolations();
  expect((await checksOf(other)).find(({ kind }) => kind === 'isolation')).toMatchObject({ faults: 0 });
});

it('counts the ledgers that don’t add up, of one company and not of another', async () => {
  const { id: rentalId } = await makeActiveRental(tenant);
  const manager = await asManager(tenant);
  const paid = { rentalId, kind: 'balance', method: 'cash', amountCents: '20' };
  const { id: paymentId } = await collectPayment(manager, paid);
  await refundPayment(manager, { paymentId, method: 'cash', amountCents: '10' });
  await owner`update payments set amount_cents = 500 where id = ${paymentId}`;
  await checkLedgers();
  const ledgersOf = async (company: TestTenant) => (await checksOf(company)).find(({ kind }) => kind === 'ledgers');
  expect([await ledgersOf(tenant), await ledgersOf(other)]).toMatchObject([{ faults: 1 }, { faults: 0 }]);
});
