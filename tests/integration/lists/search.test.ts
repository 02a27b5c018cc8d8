import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { CUSTOMER_KIND } from '@/lib/customers/customer-kind';
import { CustomerFilters } from '@/lib/customers/input';
import { listCustomerChoices } from '@/lib/customers/list-customer-choices';
import { listCustomers } from '@/lib/customers/list-customers';
import { tallyCustomers, tallyCustomersByStatus } from '@/lib/customers/tally-customers';
import { removeSearchWords } from '@/lib/search/remove-search-words';
import { prepareSearch, type Search } from '@/lib/search/search';
import { countFound } from '@/lib/search/search-page';
import { searchWords } from '@/lib/search/search-text';
import { writeSearchWords } from '@/lib/search/write-search-words';
import { query } from '@/lib/server/query';
import { VehicleFilters } from '@/lib/vehicles/input';
import { listVehicles } from '@/lib/vehicles/list-vehicles';
import { asAgent } from '@/tests/support/contexts';
import { makeCustomer, makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';

let tenant: TestTenant;
let robert: string;
let car: string;
beforeAll(async () => {
  tenant = await makeTenant();
  robert = await makeCustomer(tenant, {
    fullName: 'Jean-Robert Cadet-Lafleur',
    phone: '+50937000001',
    licenseNumber: 'AA-12 34567',
    email: 'jr.cadet@lakay.test',
  });
  await makeCustomer(tenant, { fullName: 'Nadège Petitfrère', phone: '+13055550142', licenseNumber: 'BC-900' });
  await makeCustomer(tenant, { fullName: 'N’Guessan Œuvre', phone: null, licenseNumber: 'ZZ-1' });
  await makeCustomer(tenant, { fullName: 'Jeanne Archivée', archivedAt: new Date() });
  car = await makeVehicle(tenant, { make: 'Toyota', model: 'RAV4 Hybrid', plate: 'LO-01109', plateKey: 'LO01109' });
  await makeVehicle(tenant, { make: 'Nissan', model: 'X-Trail', plate: 'ABC1234', plateKey: 'ABC1234' });
});
afterAll(closeDatabase);

async function customersFound(q: string): Promise<string[]> {
  const ctx = await asAgent(tenant);
  const page = await query(ctx, 'customers.view', (c) => listCustomers(c, CustomerFilters.parse({ q })));
  return page.rows.map(({ fullName }) => fullName);
}

async function vehiclesFound(q: string): Promise<string[]> {
  const ctx = await asAgent(tenant);
  const page = await query(ctx, 'vehicles.view', (c) => listVehicles(c, VehicleFilters.parse({ q })));
  return page.rows.map(({ id }) => id);
}

describe('customers', () => {
  it.each([
    ...['jean', 'ROBERT', 'jeanrobert', 'jean robert', 'jean-r', 'lafleur jean', 'cadet lafleur', 'cadetlafleur'],
    ...['Jéan–Robèrt', 'j e a n', '37000001', '3700-0001', '+509 3700 0001', '(509) 37 00 00 01', '0001', '3700'],
    ...['jean 3700-0001', 'jean 37 00 00 01', 'aa1234567', 'AA 12-34567', 'aa-12 3', '4567', 'jr.cadet@lakay.test'],
  ])('are found by %j', async (q) => {
    expect(await customersFound(q)).toEqual(['Jean-Robert Cadet-Lafleur']);
  });

  it.each([
    ['petit frere', 'Nadège Petitfrère'],
    ['nadege petit-frère', 'Nadège Petitfrère'],
    ['305 555 0142', 'Nadège Petitfrère'],
    ['+1 (305) 555-0142', 'Nadège Petitfrère'],
    ['nguessan', 'N’Guessan Œuvre'],
    ["n'guessan oeuvre", 'N’Guessan Œuvre'],
  ])('by %j in the other’s spelling', async (q, name) => {
    expect(await customersFound(q)).toEqual([name]);
  });

  it.each(['obert', 'jean nadege', '7000001', 'jeanne', '%', '_', '"\'', '--', 'qqq', '37000002'])(
    'are not by %j',
    async (q) => {
      expect(await customersFound(q)).toEqual([]);
      const ctx = await asAgent(tenant);
      const filters = CustomerFilters.parse({ q });
      expect(await query(ctx, 'customers.view', (c) => tallyCustomers(c, filters))).toEqual({ count: 0, more: false });
      expect(await query(ctx, 'customers.view', (c) => listCustomerChoices(c, q))).toEqual([]);
    },
  );

  it('are found by their name in whatever spelling', async () => {
    const marks: Record<string, string[]> = {
      e: ['é', 'è', 'E'],
      a: ['à', 'A'],
      o: ['ô', 'O'],
      u: ['û'],
      c: ['ç', 'C'],
    };
    const name = 'jean robert cadet lafleur';
    const spelling = fc
      .tuple(
        fc.array(fc.nat(3), { minLength: name.length, maxLength: name.length }),
        fc.array(fc.constantFrom('-', ' ', '', '’', '–', '  '), { minLength: 3, maxLength: 3 }),
        fc.boolean(),
      )
      .map(([turns, gaps, swapped]) => {
        const letters = [...name].map((letter, at) =>
          turns[at] ? (marks[letter]?.[(turns[at] ?? 1) - 1] ?? letter) : letter,
        );
        const words = letters.join('').split(' ');
        const joined = words.map((word, at) => word + (at < 3 ? gaps[at] : '')).join('');
        return swapped ? `${words[3]} ${words[0]}` : joined;
      });
    await fc.assert(
      fc.asyncProperty(spelling, async (q) => {
        expect(await customersFound(q), q).toEqual(['Jean-Robert Cadet-Lafleur']);
      }),
      { numRuns: 40 },
    );
  });

  it('are counted as they are listed', async () => {
    const ctx = await asAgent(tenant);
    await query(ctx, 'customers.view', async (q) => {
      const search = await prepareSearch(q, CUSTOMER_KIND, 'jean');
      expect(await tallyCustomersByStatus(q, search)).toMatchObject({ all: { count: 1, more: false } });
      expect(await tallyCustomers(q, CustomerFilters.parse({ q: 'jean', tier: 'vip' }))).toEqual({
        count: 0,
        more: false,
      });
    });
    expect(robert).toBeTruthy();
  });
});

it('finds records of a kind that nobody else knows, apart from those of other kinds', async () => {
  const kind = { ...CUSTOMER_KIND, name: 'parrot', wordsOf: () => searchWords('Coco Jacquot') };
  const ctx = await asAgent(tenant);
  const found = (text: string, sought: typeof CUSTOMER_KIND) =>
    query(ctx, 'customers.view', async (q) => {
      const search = await prepareSearch(q, sought, text);
      const [row] = await q.tx.execute<{ found: number }>(sql`select ${countFound(search as Search)} as found`);
      return row?.found;
    });
  const own = { fullName: '', phone: null, email: null, licenseNumber: '', idNumber: '', nameKey: 'coco' };
  await withTenant(tenant.id, (tx) => writeSearchWords({ tenantId: tenant.id, tx }, kind, [{ ...own, id: robert }]));
  expect([await found('jacq', kind), await found('jacq', CUSTOMER_KIND), await found('cadet', kind)]).toEqual([
    1, 0, 0,
  ]);
  await withTenant(tenant.id, (tx) => removeSearchWords({ tenantId: tenant.id, tx }, kind, [robert]));
  expect([await found('jacq', kind), await found('cadet', CUSTOMER_KIND)]).toEqual([0, 1]);
});

describe('vehicles', () => {
  it.each([
    ...['lo 01109', 'LO-01109', 'lo01109', '01109', '1109', 'lo-0 1109', 'toyota rav4', 'rav 4', 'rav-4 hybrid'],
    ...['hybrid toyota', 'toyotarav4', '2021 rav4', 'rav4 01109', 'lo#01109'],
  ])('are found by %j', async (q) => {
    expect(await vehiclesFound(q)).toEqual([car]);
  });

  it.each(['xtrail', 'x trail', 'abc 1234', '1234', 'abc-12'])('with an odd plate or name by %j', async (q) => {
    const found = await vehiclesFound(q);
    expect(found).toHaveLength(1);
    expect(found).not.toContain(car);
  });
});
