import { and, asc, eq } from 'drizzle-orm';
import postgres from 'postgres';
import { readTenant, withTenant } from '@/db/client';
import { customers } from '@/db/schema/customers';
import { BIG, recordOf } from './big-company.mjs';
import { ms, times, within } from './times.mjs';

const ROUNDS = 12;
const RUNS = 200;
const MOST = 1.35;

/** A company's transaction, with the query builder and row security, against the same query on a bare connection. */
export async function measure({ add }) {
  const bare = postgres(process.env.DATABASE_URL, { max: 1, onnotice: () => undefined });
  const { id, fullName, phone, status, tier, nameKey } = customers;
  const mine = eq(customers.tenantId, BIG.tenantId);
  const from = (tx) => tx.select({ id, fullName, phone, status, tier, nameKey }).from(customers);
  const record = (tx) => from(tx).where(and(mine, eq(id, recordOf('customer', 4711))));
  const page = (tx) => from(tx).where(mine).orderBy(asc(nameKey), asc(id)).limit(26);
  for (const [name, build] of [
    ['one record', record],
    ['a page of 26', page],
  ]) {
    const { sql, params } = await readTenant(BIG.tenantId, async (tx) => build(tx).toSQL());
    const ways = {
      bare: () => bare.unsafe(sql, params, { prepare: true }),
      read: () => readTenant(BIG.tenantId, (tx) => build(tx)),
      write: () => withTenant(BIG.tenantId, (tx) => build(tx)),
    };
    const medians = { bare: [], read: [], write: [] };
    for (const way of Object.values(ways)) await times(RUNS, way);
    // In turns, so that a busy machine slows down all of them.
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [key, way] of Object.entries(ways)) medians[key].push(within(await times(RUNS, way), 0.5));
    const [yard, read, write] = ['bare', 'read', 'write'].map((key) => within(medians[key], 0.5));
    const yardstick = `bare connection ${ms(yard)}`;
    add({ what: `a reading transaction, ${name}`, yardstick, ours: ms(read), ratio: read / yard, most: MOST });
    add({ what: `a writing transaction, ${name}`, yardstick, ours: ms(write), ratio: write / yard, most: MOST });
  }
  await bare.end();
}
