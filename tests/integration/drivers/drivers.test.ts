import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { searchWords } from '@/db/schema/search';
import { archiveDriver } from '@/lib/drivers/archive-driver';
import { createDriver } from '@/lib/drivers/create-driver';
import { findBusyDrivers } from '@/lib/drivers/find-busy-drivers';
import { getDriver } from '@/lib/drivers/get-driver';
import { DriverFilters } from '@/lib/drivers/input';
import { listDrivers } from '@/lib/drivers/list-drivers';
import { listSelectableDrivers } from '@/lib/drivers/list-selectable-drivers';
import { tallyDriversByRentals } from '@/lib/drivers/tally-drivers';
import { updateDriver } from '@/lib/drivers/update-driver';
import { DAY_MS } from '@/lib/durations';
import { query } from '@/lib/server/query';
import { addRentalDriver } from '@/tests/support/add-rental-driver';
import { asAgent, asManager } from '@/tests/support/contexts';
import { editNow } from '@/tests/support/edit-now';
import { makeCustomer, makeDriver, makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

async function find(address: object) {
  const ctx = await asAgent(tenant);
  return query(ctx, 'drivers.view', (q) => listDrivers(q, DriverFilters.parse(address)));
}

function wordsOf(recordId: string) {
  return withTenant(tenant.id, (tx) =>
    tx
      .select({ word: searchWords.word })
      .from(searchWords)
      .where(and(eq(searchWords.tenantId, tenant.id), eq(searchWords.recordId, recordId))),
  );
}

it('keeps a driver as people write, with what it is found and sorted by', async () => {
  const ctx = await asAgent(tenant);
  const customerId = await makeCustomer(tenant);
  const { id } = await createDriver(ctx, {
    fullName: '  Jean-Édouard Sylvain ',
    licenseNumber: ' ab-12 34 ',
    licenseExpiresOn: '2031-05-01',
    phone: '37 00 12 34',
    email: ' Edou@Lakay.test',
    customerId,
  });
  expect(await query(ctx, 'drivers.view', (q) => getDriver(q, id))).toMatchObject({
    fullName: 'Jean-Édouard Sylvain',
    kind: 'additional',
    customer: { id: customerId },
    licenseNumber: 'AB-12 34',
    licenseKey: 'AB1234',
    nameKey: 'jean edouard sylvain',
    phone: '+50937001234',
    email: 'edou@lakay.test',
    licenseCountry: 'HT',
  });
  await makeDriver(tenant);
  for (const q of ['edouard', 'SYLVAIN jean', 'jeanedouard', '37001234', 'ab1234', 'ab-12', 'edou@lakay'])
    expect((await find({ q })).rows, q).toMatchObject([{ id }]);
  expect((await wordsOf(id)).length).toBeGreaterThan(5);
});

it('names every required field that is missing, beside what else is wrong', async () => {
  const ctx = await asAgent(tenant);
  await expect(createDriver(ctx, { fullName: ' ', licenseNumber: '', phone: '12' })).rejects.toMatchObject({
    code: 'missing_required',
    params: { fields: 'fullName, licenseNumber' },
    fields: { fullName: 'required', licenseNumber: 'required', phone: 'invalid_phone' },
  });
  await expect(createDriver(ctx, { fullName: 'Jean' })).rejects.toMatchObject({
    code: 'missing_required',
    fields: { licenseNumber: 'required' },
  });
  await expect(createDriver(ctx, { fullName: 'Jean', licenseNumber: 'A1', email: 'x' })).rejects.toMatchObject({
    code: 'validation_error',
    fields: { email: 'invalid_email' },
  });
});

it('lets a chauffeur belong to no customer, and forgets the words of an old name', async () => {
  const ctx = await asAgent(tenant);
  const customerId = await makeCustomer(tenant);
  const { id } = await createDriver(ctx, { fullName: 'Roselaine Duval', licenseNumber: 'R1', customerId });
  const changed = { driverId: id, fullName: 'Wilson Cadet', licenseNumber: 'R1', kind: 'chauffeur', customerId };
  await editNow(updateDriver, ctx, changed);
  expect(await query(ctx, 'drivers.view', (q) => getDriver(q, id))).toMatchObject({
    kind: 'chauffeur',
    customer: null,
  });
  const words = (await wordsOf(id)).map(({ word }) => word);
  expect(words.filter((word) => word.startsWith('wilson'))).not.toEqual([]);
  expect(words.filter((word) => word.startsWith('roselaine'))).toEqual([]);
});

it('counts rentals and knows the last one, leaving out what was called off', async () => {
  const busy = await makeDriver(tenant, { nameKey: 'b' });
  const idle = await makeDriver(tenant, { nameKey: 'a' });
  const last = new Date(Date.now() - 3 * DAY_MS);
  for (const [out, status] of [
    [new Date(Date.now() - 40 * DAY_MS), 'completed'],
    [last, 'completed'],
    [new Date(Date.now() - DAY_MS), 'cancelled'],
  ] as const) {
    const rental = await makeActiveRental(tenant, { out, values: { status } });
    await addRentalDriver(tenant, rental.id, busy);
  }
  expect((await find({})).rows).toMatchObject([
    { id: idle, rentals: 0, lastRentalAt: null },
    { id: busy, rentals: 2, lastRentalAt: last },
  ]);
  expect((await find({ rentals: 'with' })).rows.map(({ id }) => id)).toEqual([busy]);
  const counts = await query(await asAgent(tenant), 'drivers.view', (q) =>
    tallyDriversByRentals(q, DriverFilters.parse({})),
  );
  expect(counts).toEqual({ all: { count: 2, more: false }, with: { count: 1, more: false } });
});

it('pages by name through drivers of one name', async () => {
  for (let index = 0; index < 12; index += 1) await makeDriver(tenant);
  const first = await find({ size: '10' });
  const second = await find({ size: '10', cursor: first.nextCursor });
  expect(first.rows).toHaveLength(10);
  expect(second.rows).toHaveLength(2);
  expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(12);
});

it('tells of a driver who is on another rental then, also on one that is late', async () => {
  const driverId = await makeDriver(tenant, { kind: 'chauffeur' });
  const out = new Date(Date.now() - 10 * DAY_MS);
  const rental = await makeActiveRental(tenant, { out, due: new Date(Date.now() - 6 * DAY_MS) });
  await addRentalDriver(tenant, rental.id, driverId);
  const busy = async (fromDay: number) =>
    query(await asAgent(tenant), 'drivers.view', (q) =>
      findBusyDrivers(q, [driverId], {
        from: new Date(Date.now() + fromDay * DAY_MS),
        until: new Date(Date.now() + (fromDay + 1) * DAY_MS),
      }),
    );
  expect([...(await busy(0)).keys()]).toEqual([driverId]);
  expect([...(await busy(-20)).keys()]).toEqual([]);
});

it('refuses to delete who is on a running rental, and says which; afterwards it is gone from lists', async () => {
  const manager = await asManager(tenant);
  const driverId = await makeDriver(tenant);
  const rental = await makeActiveRental(tenant);
  await addRentalDriver(tenant, rental.id, driverId);
  await expect(archiveDriver(manager, { driverId })).rejects.toMatchObject({
    code: 'driver_has_rental',
    params: { number: expect.stringMatching(/^R-2026-/) },
  });
  const free = await makeDriver(tenant);
  await archiveDriver(manager, { driverId: free });
  await expect(archiveDriver(manager, { driverId: free })).rejects.toMatchObject({ code: 'record_not_found' });
  expect((await find({})).rows.map(({ id }) => id)).toEqual([driverId]);
});

it('knows nothing of another company’s drivers', async () => {
  const stranger = await asManager(await makeTenant());
  const driverId = await makeDriver(tenant);
  await expect(query(stranger, 'drivers.view', (q) => getDriver(q, driverId))).rejects.toMatchObject({
    code: 'record_not_found',
  });
  expect(await query(stranger, 'drivers.view', (q) => listSelectableDrivers(q, { text: '', customerId: '' }))).toEqual(
    [],
  );
});
