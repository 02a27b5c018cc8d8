import { buffer } from 'node:stream/consumers';
import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { countStanding } from '@/lib/figures/count-standing';
import { figureScope } from '@/lib/figures/figure-scope';
import { figuresOf, standingOf } from '@/lib/figures/figures-of';
import { listRevenue } from '@/lib/figures/list-revenue';
import { listVehicleFigures } from '@/lib/figures/list-vehicle-figures';
import { readFigures } from '@/lib/figures/read-figures';
import { sendFigures } from '@/lib/figures/send-figures';
import type { FigureFormat, RevenueBy } from '@/lib/figures/values';
import { query, type ReadContext } from '@/lib/server/query';
import { ALL_TEXTS } from '@/tests/support/all-texts';
import { asManager } from '@/tests/support/contexts';
import { makeTenant } from '@/tests/support/factories';
import { readPdf } from '@/tests/support/read-pdf';
import { makeSmallCompany } from '@/tests/support/small-company';

const NOW = new Date('2026-12-05T15:00:00Z');
const NOVEMBER = { from: '2026-11-01', until: '2026-11-30' };

let company: Awaited<ReturnType<typeof makeSmallCompany>>;
beforeAll(async () => {
  company = await makeSmallCompany();
});
afterAll(closeDatabase);

async function read<T>(run: (q: ReadContext, scope: ReturnType<typeof figureScope>) => Promise<T>): Promise<T> {
  const ctx = await asManager(company.tenant, { now: NOW });
  return query(ctx, 'reports.view', (q) => run(q, figureScope(q, NOVEMBER)));
}

async function exported(format: FigureFormat): Promise<Buffer> {
  const text = (key: string) => ALL_TEXTS.en.get(key) ?? `no text for ${key}`;
  const { stream } = await read((q) => sendFigures(q, { ...NOVEMBER, format }, { text, locale: 'en' }));
  return buffer(stream);
}

describe('each figure of November, computed by hand', () => {
  it('is what the screen shows', async () => {
    const { counted } = await read((q, scope) => readFigures(q, scope, 'vehicle'));
    const { standing, ages } = await read(countStanding);
    // The month has 30 days and an hour for two vehicles, and 15 days for the third.
    const fleetDays = 2 * (30 + 1 / 24) + 15;
    // The running one is out from the 28th, 15:00, to the end of the month in Haiti, 05:00.
    const daysOut = 4 + 2 + 5 + (2 + 14 / 24);
    expect(counted.fleetDays).toBeCloseTo(fleetDays, 6);
    expect(counted.daysOut).toBeCloseTo(daysOut, 6);
    const figures = { ...figuresOf(counted), ...standingOf(standing) };
    expect(figures).toMatchObject({
      // 150 + 70 + 110 − 10 + 1, and 100 of the deposit.
      revenue: 42_100,
      // 421.00 over 75 days and 2 hours.
      revenue_per_day: 561,
      // (4 + 2 + 5 + 4) ÷ 4.
      average_length: 3.75,
      // One of one and three.
      no_show_rate: 0.25,
      maintenance: 2_500,
      // 220 + 110 + 275 + 220, less 25 of maintenance, 30 of fuel, and 77 − 25 of the owner.
      profit: 82_500 - 2_500 - 3_000 - 5_200,
      // 22 of tax, 110 − 110 + 10 − 2, 275 − 100, and 220.
      outstanding: 2_200 + 800 + 17_500 + 22_000,
      deposits: 40_000,
    });
    expect(figures.use).toBeCloseTo(daysOut / fleetDays, 6);
    expect(ages.map(({ age, total, sumCents }) => [age, total, sumCents])).toEqual([
      ['to_come', 0, 0],
      ['week', 1, 22_000],
      ['month', 3, 20_500],
      ['older', 0, 0],
    ]);
  });

  const REVENUE: Record<RevenueBy, [string, number][]> = {
    day: [
      ['2026-11-02', 15_000],
      ['2026-11-06', 7_000],
      ['2026-11-12', 11_000],
      ['2026-11-13', -1_000],
      ['2026-11-25', 10_000],
      ['2026-11-30', 100],
    ],
    vehicle: [
      ['Kia Picanto, AA-1', 32_000],
      ['Toyota RAV4, BB-2', 10_100],
    ],
    class: [
      ['Compact', 32_000],
      ['SUV', 10_100],
    ],
    clerk: [
      ['The manager', 28_000],
      ['The agent', 14_100],
    ],
    method: [
      ['cash', 14_100],
      ['bank_transfer', 11_000],
      ['deposit', 10_000],
      ['credit_card', 7_000],
    ],
    customer: [
      ['Anna Bien-Aimé', 32_000],
      ['Bo Charles', 10_100],
    ],
  };

  it.each(Object.entries(REVENUE))('is the revenue by %s', async (by, expected) => {
    // Safe because these are its keys.
    const { rows, totalCents, others } = await read((q, scope) => listRevenue(q, scope, by as RevenueBy));
    expect(rows.map(({ label, cents }) => [label, cents])).toEqual(expected);
    expect([totalCents, others]).toEqual([42_100, { count: 0, cents: 0 }]);
  });

  it('is what each vehicle and the fleet earned', async () => {
    const { vehicles, fleet } = await read(listVehicleFigures);
    expect(
      vehicles.map(({ plate, incomeCents, costCents, profitCents, paidSince }) => [
        plate,
        incomeCents,
        costCents,
        profitCents,
        paidSince,
      ]),
    ).toEqual([
      // 495 − 30: the price of 400 was earned in November.
      ['AA-1', 49_500, 3_000, 46_500, '2026-11'],
      ['CC-3', 22_000, 0, 22_000, null],
      ['BB-2', 11_000, 7_700, 3_300, null],
    ]);
    expect(vehicles.map(({ daysOut }) => daysOut)).toEqual([9, 2.58, 2]);
    expect(fleet).toMatchObject({
      ...{ count: 3, priced: 1, paid: 1, incomeCents: 82_500, costCents: 10_700 },
      costs: { maintenance: 2_500, fuel: 3_000, owner: 5_200 },
    });
  });
});

it('a period that is not over counts its days up to now', async () => {
  const ctx = await asManager(company.tenant, { now: new Date('2026-11-11T15:00:00Z') });
  const { counted } = await query(ctx, 'reports.view', (q) => readFigures(q, figureScope(q, NOVEMBER), 'day'));
  expect(counted.fleetDays).toBeCloseTo(2 * (10 + 11 / 24), 6);
  expect(counted.daysOut).toBeCloseTo(4 + 1, 6);
});

it('the files say the same', async () => {
  const { summary, data } = JSON.parse((await exported('json')).toString());
  expect(summary).toMatchObject({ revenue: 42_100, deposits: 40_000 });
  expect(data.figures[0]).toMatchObject({ figure: 'revenue', amount: 421, number: null });
  expect(data.figures[3]).toMatchObject({ figure: 'average_length', amount: null, number: 3.75 });
  for (const by of ['day', 'vehicle', 'class', 'clerk', 'method', 'customer'])
    expect(data[`revenue_by_${by}`].reduce((sum: number, row: { revenue: number }) => sum + row.revenue, 0)).toBe(421);
  expect(
    data.vehicles.map((row: Record<string, unknown>) => [row.plate, row.owner, row.profit, row.paidSince]),
  ).toEqual([
    ['CC-3', 0, 220, null],
    ['AA-1', 0, 465, '2026-11'],
    ['BB-2', 52, 33, null],
  ]);
  expect(data.outstanding.map(({ due }: { due: number }) => due)).toEqual([0, 220, 205, 0]);
  const book = new ExcelJS.Workbook();
  await book.xlsx.load((await exported('xlsx')) as unknown as ArrayBuffer);
  const cells = book.worksheets.flatMap((sheet) => [sheet.name, ...(sheet.getRow(1).values as unknown[]).slice(1)]);
  expect(cells.filter((cell) => String(cell).startsWith('no text'))).toEqual([]);
  expect(book.worksheets.map(({ name }) => name)).toContain('Revenue by vehicle');
  const cover = book.getWorksheet('Summary')?.getColumn(1).values;
  expect(cover).toEqual(expect.arrayContaining(['Figures', 'November 1, 2026 – November 30, 2026']));
  expect(cover?.[1]).toBe(company.tenant.name);
  expect(book.getWorksheet('Figures')?.getRow(2).values).toEqual([
    undefined,
    'Revenue',
    421,
    undefined,
    ALL_TEXTS.en.get('figures.formula_revenue'),
  ]);
});

it('the PDF says the same, with the company and the period', async () => {
  const content = await exported('pdf');
  const { text } = await readPdf(content);
  expect(text).not.toContain('no text for');
  for (const name of ['Figures', 'Revenue by day', 'Revenue by customer', 'Vehicles', 'Outstanding'])
    expect(text).toContain(name);
  expect(text).toContain('November 1, 2026 – November 30, 2026');
  expect(text).toMatch(/Revenue +421\.00/);
  for (const plate of ['AA-1', 'BB-2', 'CC-3']) expect(text).toContain(plate);
});

it('a stranger sees nothing of it', async () => {
  const ctx = await asManager(await makeTenant(), { now: NOW });
  await query(ctx, 'reports.view', async (q) => {
    const { counted, revenue } = await readFigures(q, figureScope(q, NOVEMBER), 'customer');
    expect(Object.values(counted).every((value) => value === 0)).toBe(true);
    expect(revenue.rows).toEqual([]);
    expect((await countStanding(q)).standing).toEqual({ outstandingCents: 0, depositCents: 0 });
    expect((await listVehicleFigures(q, figureScope(q, NOVEMBER))).vehicles).toEqual([]);
  });
});
