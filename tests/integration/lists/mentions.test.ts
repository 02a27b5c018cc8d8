import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { rentals } from '@/db/schema/rentals';
import { archiveCustomer } from '@/lib/customers/archive-customer';
import { CUSTOMER_KIND } from '@/lib/customers/customer-kind';
import { RentalFilters } from '@/lib/rentals/list-input';
import { listRentals } from '@/lib/rentals/list-rentals';
import { RENTAL_MENTIONS } from '@/lib/rentals/rental-mentions';
import { tallyRentals } from '@/lib/rentals/tally-rentals';
import { byRecord } from '@/lib/search/by-record';
import { mentions, prepareMentions } from '@/lib/search/mentions';
import { query } from '@/lib/server/query';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeCustomer, makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';

/** More than are gathered at once. */
const MANY = 2100;

const byCustomer = byRecord(CUSTOMER_KIND, rentals.customerId);

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
  const customerId = await makeCustomer(tenant, { fullName: 'Wilner Jean' });
  const vehicleId = await makeVehicle(tenant, {
    make: 'Kia',
    model: 'Picanto',
    plate: 'BB-12345',
    plateKey: 'BB12345',
  });
  await withTenant(tenant.id, (tx) =>
    tx.execute(sql`
      insert into rentals (tenant_id, id, number, status, customer_id, vehicle_id, pickup_at, due_at, created_by, created_at)
      select ${tenant.id}, gen_random_uuid(), 'R-2025-' || lpad(g::text, 5, '0'), 'completed', ${customerId}, ${vehicleId},
        now() - g * interval '1 hour', now(), ${tenant.members.agent}, now() - g * interval '1 hour'
      from generate_series(1, ${MANY}) g`),
  );
  // Numbers of their own, as random ones begin with what is searched for now and then.
  const other = await makeCustomer(tenant, { fullName: 'Yolande Petit-Frère', licenseNumber: 'YP-77' });
  const taken = await makeVehicle(tenant, { plate: 'CC-98765', plateKey: 'CC98765' });
  await makeActiveRental(tenant, { customerId: other, vehicleId: taken, values: { number: 'R-2026-00042' } });
});
afterAll(closeDatabase);

async function find(q: string, more: object = {}) {
  const filters = RentalFilters.parse({ q, ...more });
  return query(await asAgent(tenant), 'rentals.view', async (ctx) => {
    const [{ rows, nextCursor }, tallies] = await Promise.all([listRentals(ctx, filters), tallyRentals(ctx, filters)]);
    return { numbers: rows.map(({ number }) => number), nextCursor, tallies };
  });
}

describe('rentals', () => {
  it('are found page by page where a word is in thousands, with the count of the tab alone', async () => {
    const first = await find('wilner picanto');
    expect(first.numbers[0]).toBe('R-2025-00001');
    expect(first.tallies).toEqual({ all: { count: 1000, more: true } });
    const second = await find('wilner picanto', { cursor: first.nextCursor });
    expect(second.numbers[0]).toBe(`R-2025-000${first.numbers.length + 1}`);
    expect((await find('wilner', { status: 'active' })).tallies).toEqual({ active: { count: 0, more: false } });
  });

  it('are found by a number in each way it is typed, and by nothing that only looks like it', async () => {
    for (const q of ['R-2026-42', 'r 2026 0004', '2026-00042', 'R2026', 'yolande 42', 'yolande 2026'])
      expect((await find(q)).numbers, q).toContain('R-2026-00042');
    for (const q of ['42', '00042']) expect((await find(q)).numbers, q).toEqual(['R-2026-00042', 'R-2025-00042']);
    for (const q of ['R-2025-2101', 'V-2026-42', 'R-2026-43', '43 yolande', 'yolande picanto', 'wilner nobody'])
      expect((await find(q)).numbers, q).toEqual([]);
    expect((await find('R-2025-42')).numbers).toEqual(['R-2025-00042']);
  });

  it('are counted by tab where the words are rarer', async () => {
    const { numbers, tallies } = await find('petit frere');
    expect(numbers).toEqual(['R-2026-00042']);
    expect(tallies).toMatchObject({ all: { count: 1, more: false }, active: { count: 1 }, completed: { count: 0 } });
  });

  it('are found by a customer who was archived since, and by no customer of another company', async () => {
    const gone = await makeCustomer(tenant, { fullName: 'Evens Destiné' });
    const values = { number: 'R-2026-00077', status: 'completed' as const };
    await makeActiveRental(tenant, { customerId: gone, values });
    await archiveCustomer(await asManager(tenant), { customerId: gone });
    expect((await find('destine')).numbers).toEqual(['R-2026-00077']);
    const stranger = await makeTenant();
    await makeActiveRental(stranger, { customerId: await makeCustomer(stranger, { fullName: 'Zamor Occéan' }) });
    expect((await find('zamor')).numbers).toEqual([]);
  });

  it('are found in their own order where thousands of customers have a name, though few of them have rented', async () => {
    await withTenant(tenant.id, (tx) =>
      tx.execute(sql`
        insert into search_words (tenant_id, kind, word, name_key, record_id, words)
        select ${tenant.id}, 'customer', 'celestin', 'celestin', gen_random_uuid(), ' celestin' from generate_series(1, ${MANY})`),
    );
    const customerId = await makeCustomer(tenant, { fullName: 'Célestin Dorval' });
    await makeActiveRental(tenant, { customerId, values: { number: 'R-2026-00078' } });
    const { numbers, tallies } = await find('celestin');
    expect(numbers).toEqual(['R-2026-00078']);
    expect(tallies).toEqual({ all: { count: 1, more: false } });
    const plan = await query(await asAgent(tenant), 'rentals.view', async (ctx) => {
      const search = await prepareMentions(ctx, { ...RENTAL_MENTIONS, ways: [byCustomer] }, 'celestin');
      if (!search) throw new Error('nothing is searched');
      return ctx.tx.execute<{ 'QUERY PLAN': string }>(
        sql`explain select id from rentals where tenant_id = ${tenant.id} and ${mentions(search)}`,
      );
    });
    const lines = plan.map((line) => line['QUERY PLAN']).join('\n');
    expect(lines).toContain('hashed SubPlan');
    expect(lines).not.toMatch(/Join|Nested Loop/);
  });
});
