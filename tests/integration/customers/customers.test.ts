import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { blacklistCustomer } from '@/lib/customers/change-customer-status';
import { createCustomer } from '@/lib/customers/create-customer';
import { getCustomer } from '@/lib/customers/get-customer';
import { CustomerFilters } from '@/lib/customers/input';
import { listCustomerChoices } from '@/lib/customers/list-customer-choices';
import { listCustomers } from '@/lib/customers/list-customers';
import { tallyCustomersByStatus } from '@/lib/customers/tally-customers';
import { query } from '@/lib/server/query';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeCustomer, makeTenant, type TestTenant } from '@/tests/support/factories';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

async function find(address: object) {
  const ctx = await asAgent(tenant);
  return query(ctx, 'customers.view', (q) => listCustomers(q, CustomerFilters.parse(address)));
}

it('keeps a customer as people write: phone, postal code, e-mail, licence', async () => {
  const ctx = await asAgent(tenant);
  const { id } = await createCustomer(ctx, {
    fullName: '  Rose-Andrée Éxantus ',
    phone: '37 00 12 34',
    email: ' Rose@Lakay.test',
    postalCode: '1110',
    licenseNumber: 'lx-99',
    licenseExpiresOn: '2031-05-01',
  });
  expect(await query(ctx, 'customers.view', (q) => getCustomer(q, id))).toMatchObject({
    fullName: 'Rose-Andrée Éxantus',
    phone: '+50937001234',
    email: 'rose@lakay.test',
    postalCode: 'HT1110',
    licenseNumber: 'LX-99',
    status: 'active',
    tier: 'standard',
  });
});

it.each([
  ['letters of four bytes', [...'𐐷𐐨𐑉𐐯'].join('').repeat(15)],
  ['a character that stands for eighteen letters', 'ﷺ '.repeat(60)],
  ['words of one letter', 'a b c d e f g h '.repeat(7)],
  [
    'different long words',
    Array.from({ length: 12 }, (_, at) => String.fromCodePoint(0x4e00 + at).repeat(9)).join(' '),
  ],
])('accepts a name of up to 120 characters in any script, and finds it: %s', async (_what, fullName) => {
  const address = `${'x'.repeat(60)}@${'y'.repeat(60)}.test`;
  const input = { fullName, email: address, phone: '+509 37 00 12 34', licenseNumber: 'Z'.repeat(40) };
  const { id } = await createCustomer(await asAgent(tenant), input);
  const q = [...fullName.trim()].slice(0, 4).join('');
  expect((await find({ q })).rows.map((row) => row.id)).toEqual([id]);
});

it('names each field that is wrong, all at once', async () => {
  const wrong = { fullName: '', phone: '12', email: 'not an e-mail', licenseNumber: '', dateOfBirth: '2300-01-01' };
  await expect(createCustomer(await asAgent(tenant), wrong)).rejects.toMatchObject({
    code: 'validation_error',
    fields: {
      fullName: 'required',
      phone: 'invalid_phone',
      email: 'invalid_email',
      licenseNumber: 'required',
      dateOfBirth: 'out_of_range',
    },
  });
});

it('finds by name without accents or hyphens, by phone, licence and e-mail', async () => {
  await createCustomer(await asAgent(tenant), {
    fullName: 'Rose-Andrée Éxantus',
    phone: '37001234',
    email: 'rose@lakay.test',
    licenseNumber: 'LX-99-A',
  });
  await makeCustomer(tenant, { phone: '+50948110002' });
  for (const q of ['rose andree', 'EXANTUS rose', 'roseandree', '37001234', '3700', 'lx99a', 'lx-99', 'rose@lakay'])
    expect((await find({ q })).rows, q).toHaveLength(1);
  expect((await find({ q: 'rose desrosiers' })).rows).toEqual([]);
});

it('shows a blacklisted customer as such, in its tab and in the picker, which does not hide it', async () => {
  const customerId = await makeCustomer(tenant);
  await makeCustomer(tenant);
  await blacklistCustomer(await asManager(tenant), { customerId, reason: 'Unpaid' });
  const ctx = await asAgent(tenant);
  expect((await find({ status: 'blacklisted' })).rows).toMatchObject([{ id: customerId }]);
  expect(await query(ctx, 'customers.view', (q) => tallyCustomersByStatus(q, null))).toEqual({
    all: { count: 2, more: false },
    active: { count: 1, more: false },
    inactive: { count: 0, more: false },
    blacklisted: { count: 1, more: false },
  });
  const options = await query(ctx, 'customers.view', (q) => listCustomerChoices(q, 'desrosiers'));
  expect(options.map(({ status }) => status).toSorted()).toEqual(['active', 'blacklisted']);
});

it('knows nothing of another company’s customers', async () => {
  const stranger = await asManager(await makeTenant());
  const customerId = await makeCustomer(tenant);
  await expect(query(stranger, 'customers.view', (q) => getCustomer(q, customerId))).rejects.toMatchObject({
    code: 'record_not_found',
  });
  expect(await query(stranger, 'customers.view', (q) => listCustomerChoices(q, ''))).toEqual([]);
});

it('keeps and finds a name whose words are cut in the middle of a character', async () => {
  const fullName = `${'a'.repeat(31)}𠀀 Jean`;
  const { id } = await createCustomer(await asAgent(tenant), { fullName, licenseNumber: 'lx-98' });
  for (const q of [fullName, `${'a'.repeat(31)}𠀀`, 'jean']) expect((await find({ q })).rows).toMatchObject([{ id }]);
});
