import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase, withPlatform, withTenant } from '@/db/client';
import { members } from '@/db/schema/members';
import { rentals } from '@/db/schema/rentals';
import { tenants } from '@/db/schema/tenants';
import { vehicles } from '@/db/schema/vehicles';
import { seedDemo } from '@/db/seed';
import { COMPANIES } from '@/db/seed/companies';
import { newId } from '@/lib/id';
import { makeTenant } from '@/tests/support/factories';

const companies = COMPANIES.map((company) => ({ ...company, slug: `demo${newId().slice(-10)}` }));
const [begun, absent] = companies;
if (!begun || !absent) throw new Error('the demo has two companies');
const slugs = companies.map(({ slug }) => slug);
const begunId = newId();

beforeAll(async () => {
  await makeTenant();
});
afterAll(closeDatabase);

function rowsOfTenants() {
  const columns = { id: tenants.id, slug: tenants.slug };
  return withPlatform((tx) => tx.select(columns).from(tenants).where(inArray(tenants.slug, slugs)));
}

/** The rows of a company that a visitor sees first. */
async function rowsOf(tenantId: string) {
  return withTenant(tenantId, async (tx) => ({
    staff: await tx.$count(members, eq(members.tenantId, tenantId)),
    vehicles: await tx.$count(vehicles, eq(vehicles.tenantId, tenantId)),
    rentals: await tx.$count(rentals, eq(rentals.tenantId, tenantId)),
  }));
}

it('does nothing in a database with only other companies', async () => {
  expect(await seedDemo(companies)).toBeNull();
  expect(await rowsOfTenants()).toEqual([]);
});

it('fills a company that an interrupted run left empty', async () => {
  await withPlatform((tx) => tx.insert(tenants).values({ id: begunId, slug: begun.slug, name: begun.name }));
  expect(await seedDemo([begun])).toEqual({ made: [begun], known: [] });
  expect(await rowsOf(begunId)).toMatchObject({ staff: begun.staff.length, vehicles: begun.story.fleet.length });
  expect((await rowsOf(begunId)).rentals).toBeGreaterThan(50);
}, 120_000);

it('fills a company that was not started, and leaves complete ones alone', async () => {
  const before = await rowsOf(begunId);
  expect(await seedDemo(companies)).toEqual({ made: [absent], known: [begun] });
  expect(await rowsOf(begunId)).toEqual(before);
  const made = (await rowsOfTenants()).find(({ slug }) => slug === absent.slug);
  expect(await rowsOf(made?.id ?? '')).toMatchObject({
    staff: absent.staff.length,
    vehicles: absent.story.fleet.length,
  });
}, 120_000);

it('finds both there the next time', async () => {
  expect(await seedDemo(companies)).toEqual({ made: [], known: companies });
  expect(await rowsOfTenants()).toHaveLength(2);
});
