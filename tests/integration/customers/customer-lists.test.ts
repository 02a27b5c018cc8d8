import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { CUSTOMER_KIND } from '@/lib/customers/customer-kind';
import { findCustomerName } from '@/lib/customers/find-customer-name';
import { CustomerFilters } from '@/lib/customers/input';
import { listCustomerChoices } from '@/lib/customers/list-customer-choices';
import { listCustomers } from '@/lib/customers/list-customers';
import { listCustomerDrivers, listMergedCustomers } from '@/lib/customers/list-related';
import { mergeCustomers } from '@/lib/customers/merge-customers';
import { tallyCustomerList } from '@/lib/customers/tally-customers';
import { localDay } from '@/lib/dates';
import { DAY_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { prepareSearch } from '@/lib/search/search';
import { query, type ReadContext } from '@/lib/server/query';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeCustomer, makeDriver, makeTenant, type TestTenant } from '@/tests/support/factories';

const ZONE = 'America/Port-au-Prince';
let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

const day = (ahead: number) => localDay(new Date(Date.now() + ahead * DAY_MS), ZONE);
const exactly = (count: number) => ({ count, more: false });

async function read<T>(run: (q: ReadContext) => Promise<T>): Promise<T> {
  return query(await asAgent(tenant), 'customers.view', run);
}

async function names(address: object) {
  const { rows } = await read((q) => listCustomers(q, CustomerFilters.parse(address)));
  return rows.map(({ fullName }) => fullName);
}

async function tallies(address: object) {
  const filters = CustomerFilters.parse(address);
  return read(async (q) => tallyCustomerList(q, filters, await prepareSearch(q, CUSTOMER_KIND, filters.q)));
}

describe('the customers', () => {
  it('come by name or newest first, without those that were deleted', async () => {
    for (const fullName of ['Wilner', 'Anite', 'Marie']) await makeCustomer(tenant, { fullName });
    await makeCustomer(tenant, { fullName: 'Gone', archivedAt: new Date() });
    await makeCustomer(await makeTenant(), { fullName: 'Strange' });
    expect(await names({})).toEqual(['Anite', 'Marie', 'Wilner']);
    expect(await names({ sort: 'newest' })).toEqual(['Marie', 'Anite', 'Wilner']);
  });

  it('are filtered by status, tier and licence, alone and with a search, and counted alike', async () => {
    const make = (fullName: string, values: object) =>
      makeCustomer(tenant, { fullName: `Jean ${fullName}`, ...values });
    await make('active', { licenseExpiresOn: day(31) });
    await make('vip', { tier: 'vip', licenseExpiresOn: day(30) });
    await make('inactive', { status: 'inactive', licenseExpiresOn: day(0) });
    await make('blacklisted', { status: 'blacklisted', licenseExpiresOn: day(-1) });
    for (const q of ['', 'jean'])
      for (const [address, found] of [
        [{ status: 'inactive' }, ['Jean inactive']],
        [{ tier: 'vip' }, ['Jean vip']],
        [{ license: 'soon' }, ['Jean inactive', 'Jean vip']],
        [{ license: 'expired' }, ['Jean blacklisted']],
        [{ status: 'active', license: 'soon' }, ['Jean vip']],
      ] as const) {
        expect(await names({ q, ...address }), JSON.stringify(address)).toEqual(found);
        expect((await tallies({ q, ...address })).total).toEqual(exactly(found.length));
      }
    const counts = { all: exactly(4), active: exactly(2), inactive: exactly(1), blacklisted: exactly(1) };
    for (const q of ['', 'jean']) expect(await tallies({ q })).toEqual({ counts, total: exactly(4) });
  });
});

describe('the customers to pick from', () => {
  it('are the first ten by name, with a warning at an expired licence', async () => {
    for (const letter of 'CABDEFGHIJKL')
      await makeCustomer(tenant, { fullName: `Guest ${letter}`, licenseExpiresOn: day(0) });
    const expired = await makeCustomer(tenant, { fullName: 'Guest 0', licenseExpiresOn: day(-1) });
    await makeCustomer(tenant, { fullName: 'Guest 00', archivedAt: new Date() });
    const choices = await read((q) => listCustomerChoices(q, 'guest'));
    expect(choices.map(({ fullName }) => fullName)).toEqual([...'0ABCDEFGHI'].map((letter) => `Guest ${letter}`));
    expect(choices.filter(({ licenseExpired }) => licenseExpired).map(({ id }) => id)).toEqual([expired]);
  });

  it('are first those named so, then those with that word, then those with one that begins so', async () => {
    const names = ['Clausel Rosembert', 'Marie Rose', 'Rosembert Paul', 'Rose-Andrée Éxantus'];
    for (const fullName of names) await makeCustomer(tenant, { fullName });
    const choices = await read((q) => listCustomerChoices(q, 'Rose'));
    expect(choices.map(({ fullName }) => fullName)).toEqual([names[3], names[2], names[1], names[0]]);
  });

  it('are looked for by the first hundred letters of whatever a client sends', async () => {
    await makeCustomer(tenant, { fullName: `${'x'.repeat(60)} ${'y'.repeat(39)}` });
    const typed = `${'x'.repeat(60)} ${'y'.repeat(39)}`;
    expect(await read((q) => listCustomerChoices(q, `${typed}zzz`))).toHaveLength(1);
    for (const nothing of ['', undefined, {}])
      expect(await read((q) => listCustomerChoices(q, nothing as never))).toHaveLength(1);
  });

  it('are found by id, unless deleted', async () => {
    const id = await makeCustomer(tenant, { fullName: 'Wilner', licenseExpiresOn: '2031-01-02' });
    expect(await read((q) => findCustomerName(q, id))).toEqual({
      id,
      fullName: 'Wilner',
      licenseExpiresOn: '2031-01-02',
    });
    const gone = await makeCustomer(tenant, { archivedAt: new Date() });
    const strange = await makeCustomer(await makeTenant());
    for (const other of ['7', newId(), gone, strange]) expect(await read((q) => findCustomerName(q, other))).toBeNull();
  });
});

describe('what belongs to a customer', () => {
  it('is each driver by name, unless deleted', async () => {
    const customerId = await makeCustomer(tenant);
    const own = { customerId, licenseExpiresOn: '2031-01-02', licenseNumber: 'D-1' };
    await makeDriver(tenant, { ...own, fullName: 'Zita' });
    await makeDriver(tenant, { ...own, fullName: 'Anite', licenseNumber: 'D-2' });
    await makeDriver(tenant, { ...own, fullName: 'Gone', licenseNumber: 'D-3', archivedAt: new Date() });
    await makeDriver(tenant, { fullName: 'Nobody’s' });
    const drivers = await read((q) => listCustomerDrivers(q, customerId));
    const shown = { licenseExpiresOn: '2031-01-02', id: expect.any(String) };
    expect(drivers).toEqual([
      { ...shown, fullName: 'Anite', licenseNumber: 'D-2' },
      { ...shown, fullName: 'Zita', licenseNumber: 'D-1' },
    ]);
  });

  it('is each record merged into it, the last first, as it was', async () => {
    const [kept, first, last] = [
      await makeCustomer(tenant),
      await makeCustomer(tenant, { fullName: 'First', phone: '+50937000003', licenseNumber: 'L-1' }),
      await makeCustomer(tenant, { fullName: 'Last' }),
    ];
    for (const mergedId of [first, last]) await mergeCustomers(await asManager(tenant), { customerId: kept, mergedId });
    const merged = await read((q) => listMergedCustomers(q, kept));
    expect(merged.map(({ id }) => id)).toEqual([last, first]);
    const shown = { fullName: 'First', phone: '+50937000003', licenseNumber: 'L-1', mergedAt: expect.any(Date) };
    expect(merged[1]).toEqual({ id: first, ...shown });
  });
});
