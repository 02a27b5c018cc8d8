import { eq, sql } from 'drizzle-orm';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase, withPlatform, withTenant } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import { checkChain } from '@/lib/audit/check-chain';
import { companyChain } from '@/lib/audit/company-chain';
import { PLATFORM_CHAIN } from '@/lib/audit/platform-chain';
import { sealEntries } from '@/lib/audit/seal-entries';
import { checkAudit, sealAudit } from '@/lib/jobs/seal-audit';
import { listPlatformChecks } from '@/lib/nightly-checks/list-platform-checks';
import { createVehicleClass } from '@/lib/vehicles/create-vehicle-class';
import { asOperator } from '@/tests/support/as-operator';
import { asManager } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { ownDatabase } from '@/tests/support/own-database';

/** `AUDIT_ENTRIES=100000 npm test -- integration -- 30-audit` follows as many as is required. */
const ENTRIES = Number(process.env.AUDIT_ENTRIES ?? 2_500);

let drop: () => Promise<void>;
/** Whoever owns the tables, such as somebody with the database's own password. */
let owner: postgres.Sql;
let tenant: TestTenant;
beforeAll(async () => {
  drop = await ownDatabase();
  owner = postgres(process.env.DATABASE_URL ?? '', { max: 1, onnotice: () => undefined });
  tenant = await makeTenant();
});
afterAll(async () => {
  await owner.end();
  await closeDatabase();
  await drop();
});

async function write(count: number): Promise<void> {
  await owner`insert into audit_entries (tenant_id, id, actor_name, action, entity, after)
    select ${tenant.id}, gen_random_uuid(), 'The admin', 'customers.update', 'customer', jsonb_build_object('number', n)
    from generate_series(1, ${count}) n`;
}

const seal = () => withTenant(tenant.id, (tx) => sealEntries(tx, companyChain(tenant.id), { lately: false }));
const check = () => withTenant(tenant.id, (tx) => checkChain(tx, companyChain(tenant.id)));
const entryAt = async (position: number) => {
  const [seal] =
    await owner`select entry_id from audit_seals where tenant_id = ${tenant.id} and position = ${position}`;
  return String(seal?.entry_id);
};

it('an entry says who did what in which company, when and from where, with the values before and after', async () => {
  const { id } = await createVehicleClass(await asManager(tenant), { name: 'Compact' });
  const entries = await withTenant(tenant.id, (tx) =>
    tx.select().from(auditEntries).where(eq(auditEntries.entityId, id)),
  );
  expect(entries).toMatchObject([
    {
      ...{ tenantId: tenant.id, memberId: tenant.members.manager, actorName: 'The manager', address: '127.0.0.1' },
      ...{ action: 'vehicles.create_class', entity: 'vehicle_class', before: null, after: { name: 'Compact' } },
      at: expect.any(Date),
    },
  ]);
});

it('nobody who works for the product may change or delete an entry or its seal', async () => {
  const tables = [
    ['audit_entries', 'actor_name'],
    ['audit_seals', 'hash'],
    ['platform_audit_entries', 'actor_name'],
    ['platform_audit_seals', 'hash'],
  ];
  const statements = tables.flatMap(([table, column]) => [
    `update ${table} set ${column} = ${column}`,
    `delete from ${table}`,
    `truncate ${table}`,
  ]);
  for (const statement of statements) {
    await expect(
      withTenant(tenant.id, (tx) => tx.execute(sql.raw(statement))),
      statement,
    ).rejects.toMatchObject({
      cause: { code: '42501' },
    });
    await expect(
      withPlatform((tx) => tx.execute(sql.raw(statement))),
      statement,
    ).rejects.toMatchObject({
      cause: { code: '42501' },
    });
  }
});

describe(`a chain of ${ENTRIES} entries`, () => {
  beforeAll(async () => {
    await write(ENTRIES);
    await seal();
  });

  it('is whole, and goes on where it ended', async () => {
    const before = await check();
    expect(before).toMatchObject({ faults: [] });
    expect(before.length).toBeGreaterThan(ENTRIES);
    await write(3);
    expect(await seal()).toBe(3);
    expect(await seal()).toBe(0);
    const after = await check();
    expect(after).toMatchObject({ length: before.length + 3, faults: [] });
    expect(after.head).not.toBe(before.head);
  });

  /** What somebody does with the database's own password, how it is found, and how it is taken back. */
  const DEEDS: [string, (id: string) => Promise<unknown>, string, (id: string) => Promise<unknown>][] = [
    [
      'one value of one entry is another',
      (id) => owner`update audit_entries set after = '{"number":0}' where id = ${id}`,
      'changed',
      (id) =>
        owner`update audit_entries set after = jsonb_build_object('number', ${ENTRIES / 2}::int) where id = ${id}`,
    ],
    [
      'one entry has another name',
      (id) => owner`update audit_entries set actor_name = 'The agent' where id = ${id}`,
      'changed',
      (id) => owner`update audit_entries set actor_name = 'The admin' where id = ${id}`,
    ],
    [
      'one entry is a microsecond older',
      (id) => owner`update audit_entries set at = at - interval '1 microsecond' where id = ${id}`,
      'changed',
      (id) => owner`update audit_entries set at = at + interval '1 microsecond' where id = ${id}`,
    ],
    [
      'one entry is gone',
      (id) =>
        owner`update audit_entries set tenant_id = tenant_id, id = gen_random_uuid() where id = ${id} returning id`,
      'removed',
      () => Promise.resolve(),
    ],
  ];
  it.each(DEEDS)('says so where %s', async (_what, change, fault, back) => {
    const position = Math.floor(ENTRIES / 2);
    const id = await entryAt(position);
    const [{ after: kept }] = (await owner`select after from audit_entries where id = ${id}`) as unknown as [
      { after: unknown },
    ];
    await change(id);
    expect((await check()).faults).toEqual([{ fault, position, entryId: id }]);
    await back(id);
    if (fault === 'changed')
      await owner`update audit_entries set after = ${JSON.stringify(kept)}::text::jsonb where id = ${id}`;
    if (fault === 'changed') expect((await check()).faults).toEqual([]);
  });

  it('says so where an entry went with its seal, and where the seals were numbered anew', async () => {
    await owner`delete from audit_seals where tenant_id = ${tenant.id} and position = 10`;
    expect((await check()).faults).toContainEqual({ fault: 'unsealed', position: 10, entryId: null });
    await owner`update audit_seals set position = -(position - 1) where tenant_id = ${tenant.id} and position > 10`;
    await owner`update audit_seals set position = -position where tenant_id = ${tenant.id} and position < 0`;
    expect((await check()).faults).toContainEqual({ fault: 'changed', position: 10, entryId: await entryAt(10) });
  });
});

it('the jobs seal each company once, also two at a time, and fail where a log was changed', async () => {
  const [one, other] = [await makeTenant(), await makeTenant()];
  for (const company of [one, other])
    for (let count = 0; count < 5; count += 1)
      await createVehicleClass(await asManager(company), { name: `Class ${count}` });
  await Promise.all([sealAudit(), sealAudit(), sealAudit()]);
  const chainOf = ({ id: tenantId }: TestTenant) =>
    withTenant(tenantId, (tx) => checkChain(tx, companyChain(tenantId)));
  expect(await Promise.all([one, other].map(chainOf))).toMatchObject([
    { length: 5, faults: [] },
    { length: 5, faults: [] },
  ]);
  // Broken by the test before.
  await expect(checkAudit()).rejects.toThrow(tenant.id);
  await owner`delete from audit_seals where tenant_id = ${tenant.id}`;
  await checkAudit();
  await owner`update audit_entries set entity = 'member' where tenant_id = ${other.id}`;
  await expect(checkAudit()).rejects.toThrow(other.id);
  expect((await chainOf(other)).faults).toHaveLength(5);
  expect((await chainOf(one)).faults).toEqual([]);
});

it('the operators’ own log is a chain too, and they read on its page whether it is whole', async () => {
  await owner`insert into platform_audit_entries (id, actor_name, action)
    select gen_random_uuid(), 'Somebody', 'tenants.suspend' from generate_series(1, 4)`;
  await Promise.all([sealAudit(), sealAudit()]);
  const whole = await withPlatform((tx) => checkChain(tx, PLATFORM_CHAIN));
  expect(whole.length).toBeGreaterThanOrEqual(4);
  expect(whole.faults).toEqual([]);
  await owner`update platform_audit_entries set actor_name = 'Nobody' where actor_name = 'Somebody'`;
  await expect(checkAudit()).rejects.toThrow();
  expect(await listPlatformChecks(await asOperator('owner'))).toEqual([
    { kind: 'audit', checkedAt: expect.any(Date), looked: whole.length, faults: 4 },
  ]);
});
