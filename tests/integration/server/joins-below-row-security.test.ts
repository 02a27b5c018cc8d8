import { type SQL, sql } from 'drizzle-orm';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { customers } from '@/db/schema/customers';
import { eitherId } from '@/lib/either-id';
import { newId } from '@/lib/id';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { readSources } from '@/tests/support/sources';

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
  const many = Array.from({ length: 500 }, (_, index) => ({
    ...{ tenantId: tenant.id, id: newId(), fullName: `Jean ${index}`, nameKey: `jean ${index}` },
    licenseNumber: `AA-${index}`,
  }));
  await withTenant(tenant.id, (tx) => tx.insert(customers).values(many));
  // The database does this itself some time after many rows have been added.
  const owner = postgres(process.env.DATABASE_URL ?? '', { max: 1, onnotice: () => undefined });
  await owner`analyze customers`;
  await owner.end();
});
afterAll(closeDatabase);

/** How PostgreSQL answers a statement if it may not read whole tables, as it would not with more rows. */
function planOf(statement: SQL): Promise<string> {
  return withTenant(tenant.id, async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_hashjoin = off`);
    await tx.execute(sql`set local enable_mergejoin = off`);
    const lines = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${statement}`);
    return lines.map((line) => line['QUERY PLAN']).join('\n');
  });
}

it('finds by its key the customer of either of two records', async () => {
  const statement = (id: SQL) => sql`select c.full_name from rentals r
    left join reservations s on s.tenant_id = r.tenant_id and s.id = r.reservation_id
    left join customers c on c.tenant_id = r.tenant_id and c.id = ${id} where r.tenant_id = ${tenant.id}`;
  const ids = [sql`r.customer_id`, sql`s.customer_id`] as const;
  expect(await planOf(statement(eitherId(...ids)))).toMatch(/Index Cond: .*\bid = CASE/);
  // The day this one does too, eitherId can go.
  expect(await planOf(statement(sql`coalesce(${ids[0]}, ${ids[1]})`))).not.toMatch(/Index Cond: .*COALESCE/);
});

it('joins no table by a key that only coalesce names', () => {
  const slow = readSources().filter(({ file, text }) => /^(?:db|lib)\//.test(file) && /\bid = coalesce\(/.test(text));
  expect(slow.map(({ file }) => file)).toEqual([]);
});
