import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { closeDatabase, readTenant, type Transaction, withPlatform, withTenant } from '@/db/client';
import { customers } from '@/db/schema/customers';
import { makeCustomer, makeTenant } from '@/tests/support/factories';

// The client joins postgres.js and drizzle-orm below their documented interface: an upgrade that breaks this fails here.
afterAll(closeDatabase);

interface Seen extends Record<string, unknown> {
  role: string;
  tenant: string | null;
}

async function seen(tx: Transaction): Promise<Seen | undefined> {
  const [row] = await tx.execute<Seen>(
    sql`select current_user::text as role, nullif(current_setting('app.tenant_id', true), '') as tenant`,
  );
  return row;
}

it('has its role and tenant before the first query, also of many at once, and gives both up at the end', async () => {
  const { id } = await makeTenant();
  const mine = { role: 'wout_app', tenant: id };
  expect(await withTenant(id, seen)).toEqual(mine);
  expect(await withTenant(id, (tx) => Promise.all([seen(tx), seen(tx), seen(tx)]))).toEqual([mine, mine, mine]);
  expect(await withPlatform(seen)).toMatchObject({ role: 'wout_platform', tenant: null });
});

it('tells a cluster to pass role and tenant on', async () => {
  const { id } = await makeTenant();
  const passedOn = async (tx: Transaction) => {
    const [row] = await tx.execute<{ mode: string }>(
      sql`select current_setting('citus.propagate_set_commands', true) as mode`,
    );
    return row?.mode;
  };
  expect([await withTenant(id, passedOn), await readTenant(id, passedOn), await withPlatform(passedOn)]).toEqual([
    'local',
    'local',
    'local',
  ]);
});

it('undoes everything where something fails, and keeps what a nested part undid apart', async () => {
  const tenant = await makeTenant();
  const customerId = await makeCustomer(tenant, { fullName: 'Before' });
  const rename = (tx: Transaction, fullName: string) => tx.update(customers).set({ fullName });
  const failing = withTenant(tenant.id, async (tx) => {
    await rename(tx, 'Lost');
    throw new Error('late');
  });
  await expect(failing).rejects.toThrow('late');
  await withTenant(tenant.id, async (tx) => {
    await rename(tx, 'After');
    await expect(
      tx.transaction(async (nested) => {
        await rename(nested, 'Nested');
        throw new Error('nested');
      }),
    ).rejects.toThrow('nested');
  });
  const rows = await withTenant(tenant.id, (tx) =>
    tx.select({ id: customers.id, name: customers.fullName, at: customers.createdAt }).from(customers),
  );
  expect(rows).toEqual([{ id: customerId, name: 'After', at: expect.any(Date) }]);
});
