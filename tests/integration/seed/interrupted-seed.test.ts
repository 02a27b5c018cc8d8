import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase, withPlatform, withTenant } from '@/db/client';
import { members } from '@/db/schema/members';
import { rentals } from '@/db/schema/rentals';
import { tenants } from '@/db/schema/tenants';
import { vehicles } from '@/db/schema/vehicles';
import { seedCompany, seedDemo } from '@/db/seed';
import { COMPANIES } from '@/db/seed/companies';
import { newId } from '@/lib/id';
import { makeTenant } from '@/tests/support/factories';

const companies = COMPANIES.map((company) => ({ ...company, slug: `demo${newId().slice(-10)}` }));
const [whole, begun] = companies;
if (!whole || !begun) throw new Error('the demo has two companies');

let wholeId = '';
const begunId = newId();

beforeAll(async () => {
  await makeTenant();
}, 120_000);
afterAll(closeDatabase);

function tenantsOf(slugs: string[]) {
  return withPlatform((tx) =>
    tx.select({ id: tenants.id, slug: tenants.slug }).from(tenants).where(inArray(tenants.slug, slugs)),
  );
}

/** The rows a company has of what a visitor sees first. */
async function rowsOf(tenantId: string) {
  return withTenant(tenantId, async (tx) => ({
    staff: await tx.$count(members, eq(members.tenantId, tenantId)),
    vehicles: await tx.$count(vehicles, eq(vehicles.tenantId, tenantId)),
    rentals: await tx.$count(rentals, eq(rentals.tenantId, tenantId)),
  }));
}

it('leaves a database alone that only other companies live in', async () => {
  expect(await seedDemo(companies)).toBeNull();
  expect(await tenantsOf(companies.map(({ slug }) => slug))).toEqual([]);
});

it('fills in what an interrupted filling left out, and touches no company that is whole', async () => {
  wholeId = await seedCompany(whole, { now: new Date(), passwordHash: 'none' });
  const before = await rowsOf(wholeId);
  await withPlatform((tx) => tx.insert(tenants).values({ id: begunId, slug: begun.slug, name: begun.name }));
  expect(await seedDemo(companies)).toEqual({ made: [begun], known: [whole] });
  expect(await rowsOf(wholeId)).toEqual(before);
  expect(await rowsOf(begunId)).toMatchObject({ staff: begun.staff.length, vehicles: 20 });
  expect((await rowsOf(begunId)).rentals).toBeGreaterThan(50);
}, 120_000);

it('finds both there the next time', async () => {
  expect(await seedDemo(companies)).toEqual({ made: [], known: companies });
  const slugs = companies.map(({ slug }) => slug);
  expect((await tenantsOf(slugs)).map(({ id }) => id).sort()).toEqual([wholeId, begunId].sort());
});

it('fills in a company that was not even begun', async () => {
  const third = { ...whole, slug: `demo${newId().slice(-10)}` };
  expect(await seedDemo([whole, third])).toEqual({ made: [third], known: [whole] });
  const [made] = await tenantsOf([third.slug]);
  expect(await rowsOf(made?.id ?? '')).toMatchObject({ staff: 3, vehicles: 20 });
}, 120_000);
