import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsIn, isolationFaults } from '@/db/prove-isolation';
import { makeCustomer, makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { ownDatabase } from '@/tests/support/own-database';

let done: () => Promise<void>;
let owner: postgres.Sql;
let ours: TestTenant;
let theirs: TestTenant;

// A changed policy locks its whole table, for which other tests would wait, and they for each other.
beforeAll(async () => {
  done = await ownDatabase();
  owner = postgres(process.env.DATABASE_URL ?? '', { max: 2, onnotice: () => undefined });
  ours = await makeTenant();
  theirs = await makeTenant();
  for (const tenant of [ours, theirs]) {
    await makeVehicle(tenant);
    await makeCustomer(tenant);
  }
});

afterAll(async () => {
  await owner.end();
  await done();
});

async function tenantTables(): Promise<string[]> {
  const rows = await owner<{ name: string }[]>`
    select c.oid::regclass::text as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and a.attname = 'tenant_id' order by 1`;
  return rows.map((row) => row.name);
}

async function rowsOfOthers(table: string, tenantId: string): Promise<number> {
  return owner.begin(async (tx) => {
    await tx.unsafe(`set local role wout_app; set local app.tenant_id = '${tenantId}'`);
    const rows = await tx.unsafe(`select count(*)::int as count from ${table} where tenant_id <> '${tenantId}'`);
    return Number(rows[0]?.count);
  });
}

/** The result of the check after a change that is then rolled back. */
async function faultsAfter(statement: string, only: string | null = null): Promise<string[]> {
  const undo = new Error('taken back');
  let faults: string[] = [];
  await owner
    .begin(async (tx) => {
      await tx.unsafe(statement);
      faults = await faultsIn(tx, only);
      throw undo;
    })
    .catch((error) => {
      if (error !== undo) throw error;
    });
  return faults;
}

describe('row security', () => {
  it('is forced on every tenant table, and each leads its keys with the tenant', async () => {
    const tables = await tenantTables();
    expect(tables.length).toBeGreaterThan(20);
    expect(await isolationFaults(process.env.DATABASE_URL ?? '')).toEqual([]);
    const keys = await owner<{ table: string; name: string }[]>`
      select c.conrelid::regclass::text as table, c.conname as name from pg_constraint c
      where c.conrelid::regclass::text = any(${tables}) and c.contype in ('p', 'u', 'f')
        and (select a.attname from pg_attribute a where a.attrelid = c.conrelid and a.attnum = c.conkey[1]) <> 'tenant_id'`;
    expect([...keys]).toEqual([]);
  });

  it('shows a tenant no row of another, in any table', async () => {
    for (const table of await tenantTables()) {
      expect(await rowsOfOthers(table, ours.id), table).toBe(0);
    }
  });

  it('is found broken by the start-up proof, table by table, when its policy is dropped or loosened or its force lifted', async () => {
    const breaches = (table: string) => [
      `drop policy tenant_isolation on ${table}`,
      `alter policy tenant_isolation on ${table} using (true)`,
      `alter policy tenant_isolation on ${table} with check (true)`,
      `create policy another on ${table} using (true)`,
      `alter table ${table} no force row level security`,
    ];
    for (const table of await tenantTables()) {
      for (const breach of breaches(table)) {
        // Checked for this table alone, so that the work grows with the number of tables and not with its square.
        expect(await faultsAfter(breach, table), breach).toContainEqual(expect.stringContaining(table));
      }
    }
  });

  it('is found broken in the one table that is, and in no other', async () => {
    expect(await faultsAfter('drop policy tenant_isolation on vehicles')).toEqual([
      'The policies of vehicles do not keep tenants apart.',
    ]);
  });

  it('is found broken where the platform’s own tables are opened', async () => {
    expect(await faultsAfter('grant select on operators to wout_app')).toEqual([
      "operators is the platform's own, but wout_app may read it.",
    ]);
    expect(await faultsAfter('alter policy own_tenant on tenants using (true)')).toEqual([
      'Without a tenant, tenants shows rows.',
    ]);
  });

  it('hides what it hides by the policy alone', async () => {
    for (const table of ['vehicles', 'customers', 'members']) {
      await expect(
        owner.begin(async (tx) => {
          await tx.unsafe(`alter policy tenant_isolation on ${table} using (true)`);
          await tx.unsafe(`set local role wout_app; set local app.tenant_id = '${ours.id}'`);
          const rows = await tx.unsafe(`select count(*)::int as count from ${table} where tenant_id = '${theirs.id}'`);
          throw new Error(`leaked ${rows[0]?.count}`);
        }),
      ).rejects.toThrow(/leaked [1-9]/);
    }
  });

  it('refuses a row for another tenant, and a reference to another tenant’s row', async () => {
    await expect(
      owner.begin(async (tx) => {
        await tx.unsafe(`set local role wout_app; set local app.tenant_id = '${ours.id}'`);
        await tx.unsafe(
          `insert into vehicle_classes (tenant_id, id, name) values ('${theirs.id}', gen_random_uuid(), 'x')`,
        );
      }),
    ).rejects.toMatchObject({ code: '42501' });
  });

  it('keeps the audit log, signatures, documents and payments append-only', async () => {
    for (const statement of [
      'update audit_entries set action = action',
      'delete from audit_entries',
      'delete from payments',
      'update payments set amount_cents = 1',
      'update documents set sha256 = sha256',
      'delete from signatures',
    ]) {
      await expect(
        owner.begin(async (tx) => {
          await tx.unsafe(`set local role wout_app; set local app.tenant_id = '${ours.id}'`);
          await tx.unsafe(statement);
        }),
        statement,
      ).rejects.toMatchObject({ code: '42501' });
    }
  });
});
