import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { rentalDrivers } from '@/db/schema/rentals';
import { archiveDriver } from '@/lib/drivers/archive-driver';
import { getRentalMoney } from '@/lib/payments/get-rental-money';
import { activateRental } from '@/lib/rentals/activate-rental';
import { getAgreement } from '@/lib/rentals/get-agreement';
import { query } from '@/lib/server/query';
import { makeDraft } from '@/tests/support/agreement';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeCustomer, makeDriver, makeTenant, type TestTenant } from '@/tests/support/factories';
import { pdfText } from '@/tests/unit/papers/pdf-text';

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant({ minimumAge: 21 });
});
afterAll(closeDatabase);

function rowsOf(rentalId: string) {
  return withTenant(tenant.id, (tx) =>
    tx.select({ id: rentalDrivers.driverId }).from(rentalDrivers).where(eq(rentalDrivers.rentalId, rentalId)),
  );
}

it('names several drivers on one rental, in its paper and on its page, each once', async () => {
  const customerId = await makeCustomer(tenant, { language: 'fr' });
  const second = await makeDriver(tenant, { customerId, licenseNumber: 'LX-7001' });
  const chauffeur = await makeDriver(tenant, {
    kind: 'chauffeur',
    fullName: 'Edner Fleurimond',
    nameKey: 'edner fleurimond',
    licenseNumber: 'CH-4455',
    licenseExpiresOn: '2030-03-09',
  });
  const draft = await makeDraft(tenant, { customerId, values: { driverIds: [second, chauffeur, second] } });
  const { id } = await activateRental(await asAgent(tenant), draft);
  expect((await rowsOf(id)).map((row) => row.id).toSorted()).toEqual([second, chauffeur].toSorted());
  const ctx = await asAgent(tenant);
  const { drivers, rental } = await query(ctx, 'rentals.view', (q) => getRentalMoney(q, id));
  expect(drivers.map(({ fullName, kind }) => [fullName, kind])).toEqual([
    ['Edner Fleurimond', 'chauffeur'],
    ['Pierre-Antoine Lafrance', 'additional'],
  ]);
  expect(rental.terms).toMatchObject({ drivers: [{ licenseNumber: 'LX-7001' }, { licenseNumber: 'CH-4455' }] });
  const paper = await getAgreement(ctx, id);
  const text = pdfText(paper.content).text.replaceAll(/[\s-]/g, '');
  expect(text).toContain('PierreAntoineLafrance,PermisdeconduireLX7001,valablejusqu’au30juin2031');
  expect(text).toContain('EdnerFleurimond(chauffeurdel’entreprise),PermisdeconduireCH4455');
  await expect(archiveDriver(await asManager(tenant), { driverId: chauffeur })).rejects.toMatchObject({
    code: 'driver_has_rental',
  });
});

it.each([
  [
    'a licence that has ended',
    { licenseExpiresOn: '2020-01-31' },
    'driver_license_expired',
    { name: 'Wisly Jean', date: '2020-01-31' },
  ],
  [
    'a licence whose end nobody wrote down',
    { licenseExpiresOn: null },
    'driver_license_expiry_missing',
    { name: 'Wisly Jean' },
  ],
  [
    'an age below the company’s least',
    { dateOfBirth: '2012-05-05' },
    'driver_underage',
    { name: 'Wisly Jean', age: 21 },
  ],
])('refuses %s, and names the driver', async (_name, values, code, params) => {
  const driverId = await makeDriver(tenant, { fullName: 'Wisly Jean', ...values });
  const draft = await makeDraft(tenant, { values: { driverIds: [await makeDriver(tenant), driverId] } });
  await expect(activateRental(await asAgent(tenant), draft)).rejects.toMatchObject({
    code,
    params,
    details: { driverId, blockers: [code] },
    fields: { driverIds: code },
  });
  expect(await rowsOf(draft.rentalId)).toEqual([]);
});

it('does not ask an unknown birth date for its age', async () => {
  const driverId = await makeDriver(tenant, { dateOfBirth: null });
  const draft = await makeDraft(tenant, { values: { driverIds: [driverId] } });
  await expect(activateRental(await asAgent(tenant), draft)).resolves.toBeDefined();
});

it('refuses a deleted driver, another company’s, an unknown one, and more than ten', async () => {
  const gone = await makeDriver(tenant, { archivedAt: new Date() });
  const foreign = await makeDriver(await makeTenant());
  const ctx = await asAgent(tenant);
  for (const driverId of [gone, foreign, 'nobody']) {
    const draft = await makeDraft(tenant, { values: { driverIds: [driverId] } });
    await expect(activateRental(ctx, draft), driverId).rejects.toMatchObject({ code: 'record_not_found' });
  }
  const many = await Promise.all(Array.from({ length: 11 }, () => makeDriver(tenant)));
  const draft = await makeDraft(tenant, { values: { driverIds: many } });
  await expect(activateRental(ctx, draft)).rejects.toMatchObject({ code: 'validation_error' });
});
