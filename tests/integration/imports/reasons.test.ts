import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { checkImport } from '@/lib/imports/check-import';
import type { Problem } from '@/lib/imports/check-rows';
import type { ImportSettings } from '@/lib/imports/input';
import { ImportSettings as Settings } from '@/lib/imports/input';
import { problemText } from '@/lib/imports/problem-file';
import type { ImportKind } from '@/lib/imports/values';
import { paperText } from '@/lib/papers/paper-text';
import { query } from '@/lib/server/query';
import { createVehicleClass } from '@/lib/vehicles/create-vehicle-class';
import { asManager } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { CUSTOMER_COLUMNS, customerList, upload, VEHICLE_COLUMNS, vehicleList } from '@/tests/support/import-lists';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

async function problemsIn(kind: ImportKind, text: string, columns: ImportSettings['columns']) {
  const ctx = await asManager(tenant);
  const importId = await upload(ctx, kind, text);
  const settings = Settings.parse({ columns });
  const { problems } = await query(ctx, `${kind}.import`, (q) => checkImport(q, { kind, importId, settings }));
  return problems;
}

/** The sentence at a bad cell of a list of vehicles. */
function said(problem: Problem) {
  return problemText(paperText('en'), { kind: 'vehicles', locale: 'en' }, problem);
}

it('an unknown class is reported as such', async () => {
  await createVehicleClass(await asManager(tenant), { name: 'Économique' });
  const change = (cells: string[], index: number) => cells.with(9, index === 0 ? 'economique' : 'Luxe');
  const { vin: classId, ...columns } = VEHICLE_COLUMNS;
  expect(await problemsIn('vehicles', vehicleList({ count: 2, change }), { ...columns, classId })).toEqual([
    { line: 3, field: 'classId', code: 'unknown_class', value: 'Luxe' },
  ]);
});

it('so are an unknown country, and a cell with unreadable characters', async () => {
  const change = (cells: string[], index: number) =>
    index === 0 ? cells.with(4, 'Atlantis') : index === 1 ? cells.with(0, 'Ma\u0007rie') : cells;
  expect(await problemsIn('customers', customerList({ count: 3, change }), CUSTOMER_COLUMNS)).toMatchObject([
    { line: 2, field: 'country', code: 'unknown_country' },
    { line: 3, field: 'fullName', code: 'unreadable_text' },
  ]);
});

it('an impossible year is reported with the allowed ones', async () => {
  const change = (cells: string[]) => cells.with(2, '1890');
  const problems = await problemsIn('vehicles', vehicleList({ count: 1, change }), VEHICLE_COLUMNS);
  expect(problems).toMatchObject([
    { line: 2, field: 'year', code: 'year_out_of_range', params: { from: 1980, to: new Date().getUTCFullYear() + 1 } },
  ]);
  const [problem] = problems;
  expect(problem && said(problem)).toMatch(/^Enter a year from 1980 to 20\d\d$/);
});

it('limits are those of each cell’s own field, also where several are out of range', async () => {
  const change = (cells: string[]) => cells.with(2, '2131').with(7, '99999999').with(8, '99999999');
  const problems = await problemsIn('vehicles', vehicleList({ count: 1, change }), VEHICLE_COLUMNS);
  expect(Object.fromEntries(problems.map((problem) => [problem.field, said(problem)]))).toEqual({
    year: expect.stringMatching(/^Enter a year from 1980 to 20\d\d$/),
    dailyRateCents: expect.stringMatching(/^Enter a value from \S+\sUSD to \S+\sUSD$/),
    odometerKm: 'Enter a value from 0 to 2,000,000',
  });
});
