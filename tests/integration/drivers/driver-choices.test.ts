import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { findDriverChoices } from '@/lib/drivers/find-driver-choices';
import { listSelectableDrivers } from '@/lib/drivers/list-selectable-drivers';
import { query } from '@/lib/server/query';
import { asAgent } from '@/tests/support/contexts';
import { makeCustomer, makeDriver, makeTenant, type TestTenant } from '@/tests/support/factories';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

it('offers a customer’s own drivers before the others', async () => {
  const customerId = await makeCustomer(tenant);
  const other = await makeDriver(tenant, { nameKey: 'a', kind: 'chauffeur' });
  const own = await makeDriver(tenant, { nameKey: 'z', customerId });
  await makeDriver(tenant, { archivedAt: new Date() });
  const found = await query(await asAgent(tenant), 'drivers.view', (q) =>
    listSelectableDrivers(q, { text: '', customerId }),
  );
  expect(found.map(({ id }) => id)).toEqual([own, other]);
});

it('tells a picker whose additional driver it offers', async () => {
  const owner = await makeCustomer(tenant, { fullName: 'Nadège Charles' });
  const rentedBy = await makeCustomer(tenant);
  const driverId = await makeDriver(tenant, { customerId: owner });
  const chauffeur = await makeDriver(tenant, { kind: 'chauffeur', fullName: 'Zamor' });
  await query(await asAgent(tenant), 'drivers.view', async (q) => {
    const told = [
      { id: driverId, customerId: owner, customerName: 'Nadège Charles' },
      { id: chauffeur, customerId: null, customerName: null },
    ];
    expect(await listSelectableDrivers(q, { text: '', customerId: rentedBy })).toMatchObject(told);
    expect(await findDriverChoices(q, [driverId, chauffeur])).toMatchObject(told);
  });
});
