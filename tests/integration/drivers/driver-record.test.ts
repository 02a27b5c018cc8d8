import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { createDriver } from '@/lib/drivers/create-driver';
import { getDriver } from '@/lib/drivers/get-driver';
import { DriverFilters } from '@/lib/drivers/input';
import { listDriverTimeline } from '@/lib/drivers/list-driver-timeline';
import { listDrivers } from '@/lib/drivers/list-drivers';
import { updateDriver } from '@/lib/drivers/update-driver';
import { DAY_MS } from '@/lib/durations';
import { runDriverImport } from '@/lib/imports/run-import';
import { listRecordRentals } from '@/lib/rentals/list-record-rentals';
import { query, type ReadContext } from '@/lib/server/query';
import { addRentalDriver } from '@/tests/support/add-rental-driver';
import { asAgent, asManager } from '@/tests/support/contexts';
import { editNow } from '@/tests/support/edit-now';
import { makeDriver, makeTenant, type TestTenant } from '@/tests/support/factories';
import { DRIVER_COLUMNS, driverList, upload } from '@/tests/support/import-lists';
import { makeActiveRental } from '@/tests/support/make-active-rental';

const RENTALS = 27;

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

async function read<T>(run: (q: ReadContext) => Promise<T>) {
  return query(await asAgent(tenant), 'drivers.view', run);
}

const START = { cursor: null, size: 25 };
const marc = { fullName: 'Marc Oriol', licenseNumber: 'M1' };

it('leads through all of a driver’s rentals and all that happened, newest first', async () => {
  const driverId = await makeDriver(tenant);
  const ids: string[] = [];
  for (let index = 0; index < RENTALS; index += 1) {
    const out = new Date(Date.now() - (10 + index * 5) * DAY_MS);
    const values = { status: 'completed' as const, returnedAt: new Date(out.getTime() + DAY_MS) };
    const { id } = await makeActiveRental(tenant, { out, values });
    await addRentalDriver(tenant, id, driverId);
    ids.push(id);
  }
  const page = (cursor: string | null) => read((q) => listRecordRentals(q, { driverId }, { cursor, size: 25 }));
  const first = await page(null);
  expect(first.rows.map(({ id }) => id)).toEqual(ids.slice(0, 25));
  const second = await page(first.nextCursor);
  expect(second.rows.map(({ id }) => id)).toEqual(ids.slice(25));
  expect(second).toMatchObject({ nextCursor: null });
  const back = await page(second.previousCursor);
  expect(back.rows).toEqual(first.rows);

  const told: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listDriverTimeline>> = await read((q) =>
      listDriverTimeline(q, driverId, { cursor, size: 10 }),
    );
    told.push(...page.rows.map(({ kind, id }) => `${kind} ${id}`));
    cursor = page.nextCursor;
  } while (cursor);
  expect(told).toEqual(ids.flatMap((id) => [`back ${id}`, `out ${id}`]));
});

it('tells who wrote what down, and of rentals that were not called off', async () => {
  const ctx = await asAgent(tenant);
  const { id } = await createDriver(ctx, marc);
  await editNow(updateDriver, await asManager(tenant), { ...marc, driverId: id, notes: 'Speaks Spanish' });
  const out = new Date(Date.now() - 5 * DAY_MS);
  const rental = await makeActiveRental(tenant, { out });
  await addRentalDriver(tenant, rental.id, id);
  const called = await makeActiveRental(tenant, { out, values: { status: 'cancelled' } });
  await addRentalDriver(tenant, called.id, id);
  const rentals = await read((q) => listRecordRentals(q, { driverId: id }, START));
  const timeline = await read((q) => listDriverTimeline(q, id, START));
  expect(rentals.rows.map((row) => row.id).toSorted()).toEqual([rental.id, called.id].toSorted());
  expect(timeline.rows).toMatchObject([
    { kind: 'updated', who: 'The manager' },
    { kind: 'created', who: 'The agent' },
    { kind: 'out', id: rental.id, who: null, detail: expect.stringMatching(/^R-2026-/) },
  ]);
  const changes = await read((q) => listDriverTimeline(q, id, { ...START, changesOnly: true }));
  expect(changes.rows.map(({ kind }) => kind)).toEqual(['updated', 'created']);
});

it('tells of an imported driver who imported him and from which file, and of a later list that it changed him', async () => {
  const ctx = await asManager(tenant);
  const list = driverList({ count: 1 });
  for (const text of [list, list.replaceAll('Wilner', 'Widner')])
    await runDriverImport(ctx, {
      importId: await upload(ctx, 'drivers', text),
      columns: DRIVER_COLUMNS,
      existing: 'update',
    });
  const { rows } = await read((q) => listDrivers(q, DriverFilters.parse({})));
  const timeline = await read((q) => listDriverTimeline(q, rows[0]?.id ?? '', START));
  expect(timeline.rows).toMatchObject([
    { kind: 'updated', who: 'The manager', detail: '' },
    { kind: 'imported', who: 'The manager', detail: 'list.csv' },
  ]);
});

it('tells another company nothing', async () => {
  const { id } = await createDriver(await asAgent(tenant), marc);
  const rental = await makeActiveRental(tenant);
  await addRentalDriver(tenant, rental.id, id);
  await query(await asAgent(await makeTenant()), 'drivers.view', async (q) => {
    expect((await listRecordRentals(q, { driverId: id }, START)).rows).toEqual([]);
    expect((await listDriverTimeline(q, id, START)).rows).toEqual([]);
    await expect(getDriver(q, id)).rejects.toMatchObject({ code: 'record_not_found' });
  });
});
