import ExcelJS from 'exceljs';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { defuse } from '@/lib/csv/defuse';
import { collectPayment } from '@/lib/payments/collect-payment';
import { REPORT_TYPES } from '@/lib/reports/values';
import { asManager } from '@/tests/support/contexts';
import { makeCustomer, makeDriver, makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { readReport } from '@/tests/support/read-report';

const HOSTILE = [
  '=1+1',
  '+509 3700-0001',
  '-2+3',
  '-12.5',
  '-12,50',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  "'=1",
  "''@x",
  '＝1+1',
  '＋1',
  '－1',
  '＠x',
  '"quoted", with; and\nlines\r\n',
  'Ünïcödé ñ 漢字 🚗',
  '<b>&amp;</b> ]]>',
  '\u0001\u001f\ufffe control',
  'x'.repeat(4000),
  '\\.',
  ' ',
  '-',
  "O'Brien",
  "x;=cmd|'/C calc'!A0;",
  'a; \t+1; \u00a0-2',
  'a\n@x\r\n- b\r=1',
  'a;"=1"',
  "a;''＝1",
  '=1;=2',
  ';;; b; c =1',
  '-5;-6',
];

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
  const ctx = await asManager(tenant);
  for (const [index, notes] of HOSTILE.entries())
    await makeVehicle(tenant, {
      make: 'Kia',
      model: String(index).padStart(3, '0'),
      notes,
      dailyRateCents: 5000 + index,
    });
  const customerId = await makeCustomer(tenant, { fullName: '=HYPERLINK("x")', notes: 'Calls & <writes>' });
  await makeDriver(tenant, { fullName: 'Ti Jak' });
  const { id: rentalId } = await makeActiveRental(tenant, { customerId });
  await collectPayment(ctx, { rentalId, kind: 'deposit', method: 'cash', amountCents: '500' });
});
afterAll(closeDatabase);

async function csv(types: (typeof REPORT_TYPES)[number][]): Promise<Record<string, string>[]> {
  const { content } = await readReport(tenant, { types, format: 'csv' });
  expect(content.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const { data, errors } = Papa.parse<Record<string, string>>(content.toString().slice(1), {
    header: true,
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  return data;
}

describe('a report as CSV', () => {
  it('has the rows with the reader’s words, and no text that a spreadsheet would run', async () => {
    const rows = (await csv(['vehicles'])).filter(({ Make }) => Make === 'Kia');
    expect(rows.map(({ Notes }) => Notes)).toEqual(HOSTILE.map(defuse));
    expect(rows[3]).toMatchObject({
      Model: '003',
      Transmission: 'Automatic',
      'Fuel type': 'Gasoline',
      'Daily rate (USD)': '50.03',
      'Odometer (km)': '40000',
      VIN: '',
    });
  });

  it('says when something was by the clocks of the company', async () => {
    const [rental] = await csv(['rentals']);
    expect(rental).toMatchObject({ Customer: `'=HYPERLINK("x")`, Status: 'Active', 'Charged (USD)': '220.00' });
    expect(rental?.Pickup).toMatch(/^20\d\d-\d\d-\d\d \d\d:\d\d$/);
  });
});

describe('a report as JSON', () => {
  it('is one document with stored words and numbers, of all types', async () => {
    const { content } = await readReport(tenant, { types: [...REPORT_TYPES], format: 'json' });
    const { meta, summary, data } = JSON.parse(content.toString());
    expect(meta).toMatchObject({ company: tenant.name, from: '2026-01-01', until: '2035-12-31' });
    expect(Object.keys(data)).toEqual([...REPORT_TYPES]);
    for (const type of REPORT_TYPES) expect(data[type], type).toHaveLength(summary[type].count);
    expect(summary).toMatchObject({
      vehicles: { count: HOSTILE.length + 1 },
      rentals: { count: 1, sums: { charged: 22_000, due: 22_000 } },
      payments: { count: 1, sums: { amount: 50_000 } },
      maintenance: { count: 0, sums: { cost: 0 } },
      inspections: { count: 1 },
    });
    expect(data.payments).toMatchObject([{ kind: 'deposit', amount: 500, receivedHtg: null }]);
    expect(data.rentals).toMatchObject([{ charged: 220, due: 220, depositHeld: 500, status: 'active' }]);
    const notes = data.vehicles
      .filter(({ make }: { make: string }) => make === 'Kia')
      .map((row: { notes: string }) => row.notes);
    expect(notes).toEqual(HOSTILE);
  });
});

describe('a report as a workbook', () => {
  it('has a sheet for each type with typed cells, which another program reads', async () => {
    const { content } = await readReport(tenant, { types: ['vehicles', 'drivers', 'rentals'], format: 'xlsx' });
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(content as unknown as ArrayBuffer);
    expect(workbook.worksheets.map(({ name }) => name)).toEqual(['Summary', 'Vehicles', 'Drivers', 'Rentals']);
    const summed = Object.fromEntries(
      workbook
        .getWorksheet('Summary')
        ?.getSheetValues()
        .flatMap((row) => (Array.isArray(row) ? [row.slice(1)] : [])) as [string, unknown][],
    );
    expect(summed).toMatchObject({ Rows: 1, 'Charged (USD)': 220 });
    const sheet = workbook.getWorksheet('Vehicles');
    const heads = sheet?.getRow(1).values as string[];
    const cell = (row: number, head: string) => sheet?.getRow(row).getCell(heads.indexOf(head)).value;
    expect(sheet?.rowCount).toBe(HOSTILE.length + 2);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no place for them
    const kept = HOSTILE.map((text) => text.replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, ''));
    expect(HOSTILE.map((_, index) => cell(index + 2, 'Notes'))).toEqual(kept);
    expect(cell(2, 'Daily rate (USD)')).toBe(50);
    expect(cell(2, 'VIN')).toBeNull();
    const rows = [1, 2].map((row) => workbook.getWorksheet('Rentals')?.getRow(row).values as unknown[]);
    expect(rows[1]?.[rows[0]?.indexOf('Pickup') ?? 0]).toBeInstanceOf(Date);
    const totals = workbook.getWorksheet('Rentals')?.getRow(3).values as unknown[];
    expect([totals[1], totals[rows[0]?.indexOf('Charged (USD)') ?? 0]]).toEqual(['Total', 220]);
    expect(workbook.getWorksheet('Vehicles')?.views).toMatchObject([{ state: 'frozen', ySplit: 1 }]);
  });
});

describe('a report', () => {
  it('of several types as CSV comes as a zip', async () => {
    const { extension, content } = await readReport(tenant, { types: ['drivers', 'rentals'], format: 'csv' });
    expect([extension, content.subarray(0, 2).toString()]).toEqual(['zip', 'PK']);
  });

  it('without any row is refused', async () => {
    const asked = { types: ['rentals', 'payments'], format: 'csv', from: '2020-01-01', until: '2020-12-31' } as const;
    await expect(readReport(tenant, { ...asked, types: [...asked.types] })).rejects.toMatchObject({
      code: 'no_data_period',
    });
  });

  it('has nothing of another company', async () => {
    const stranger = await makeTenant();
    await makeVehicle(stranger, { notes: 'Strange' });
    const { content } = await readReport(tenant, { types: [...REPORT_TYPES], format: 'json' });
    expect(content.toString()).not.toContain('Strange');
    const theirs = await readReport(stranger, { types: [...REPORT_TYPES], format: 'json' });
    expect(JSON.parse(theirs.content.toString()).summary).toMatchObject({
      vehicles: { count: 1 },
      rentals: { count: 0 },
    });
  });
});
