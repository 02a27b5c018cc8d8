import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { createDriver } from '@/lib/drivers/create-driver';
import { updateDriver } from '@/lib/drivers/update-driver';
import { asAgent } from '@/tests/support/contexts';
import { editNow } from '@/tests/support/edit-now';
import { makeDriver, makeTenant, type TestTenant } from '@/tests/support/factories';

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
  await makeDriver(tenant, { fullName: 'Wilner Noël', licenseNumber: 'AB-12 34', licenseKey: 'AB1234' });
  await makeDriver(await makeTenant(), { fullName: 'A stranger', licenseNumber: 'ZZ-9', licenseKey: 'ZZ9' });
});
afterAll(closeDatabase);

const asked = {
  code: 'driver_exists',
  fields: { licenseNumber: 'driver_exists' },
  params: { name: 'Wilner Noël' },
};

it('asks about a driver with the licence of another, however it is spelled, and lets the clerk go on', async () => {
  const ctx = await asAgent(tenant);
  const typed = { fullName: 'W. Noel', licenseNumber: 'ab 1234' };
  const create = (more: object) => createDriver(ctx, { ...typed, ...more });
  await expect(create({ acceptedLicense: '' })).rejects.toMatchObject(asked);
  await expect(create({ acceptedLicense: 'AB 9999' })).rejects.toMatchObject(asked);
  expect((await create({ acceptedLicense: 'AB-1234' })).fullName).toBe('W. Noel');
  // A caller of the API that says nothing of it is not asked.
  expect((await create({})).fullName).toBe('W. Noel');
  expect((await create({ licenseNumber: 'ZZ 9', acceptedLicense: '' })).fullName).toBe('W. Noel');
});

it('asks when a driver gets the licence of another, but not at every other change', async () => {
  const ctx = await asAgent(tenant);
  await makeDriver(tenant, { fullName: 'Yves', licenseNumber: 'EF-56' });
  const { id: driverId } = await createDriver(ctx, { fullName: 'Rose', licenseNumber: 'CD-1' });
  const edit = (more: object) =>
    editNow(updateDriver, ctx, { driverId, fullName: 'Rose', licenseNumber: 'CD-1', acceptedLicense: '', ...more });
  await expect(edit({ licenseNumber: 'ef56' })).rejects.toMatchObject({ ...asked, params: { name: 'Yves' } });
  await expect(edit({ licenseNumber: 'ef56', acceptedLicense: 'ef56' })).resolves.toMatchObject({ id: driverId });
  await expect(edit({ licenseNumber: 'EF 56', fullName: 'Rose-Andrée' })).resolves.toMatchObject({ id: driverId });
});
