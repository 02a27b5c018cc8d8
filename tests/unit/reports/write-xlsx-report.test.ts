import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import ExcelJS from 'exceljs';
import { expect, it } from 'vitest';
import type { Fact } from '@/lib/reports/formats/report-cover';
import { writeXlsxReport } from '@/lib/reports/formats/write-xlsx-report';
import { columnLetters } from '@/lib/reports/formats/xlsx-parts';
import type { ReportType } from '@/lib/reports/values';

const MOST = 2;
const CHARGED: Fact = ['Charged (USD)', '26,112.64 USD', { cents: 2_611_264 }];
const HEAD = {
  cover: {
    company: 'Lakay <Oto>',
    lines: ['Okap'],
    title: 'Report',
    period: 'November',
    madeAt: 'Made today',
    summary: [{ name: 'Rentals', facts: [['Rows', '1,205', { count: 1205 }] as Fact, CHARGED] }],
  },
  ...{ summaryName: 'Summary', totalName: 'Total' },
};
/** As the database sends them: numbered by sheet, from 2 on. */
const part = (type: ReportType, count: number) => ({
  ...{ type, name: `${type} & more`, headings: ['Number', 'Amount'], types: ['whole', 'money'] as const },
  sums: type === 'rentals' ? [{ heading: 'Amount', place: 1, cents: 1250 }] : [],
  rows: async () =>
    Readable.from(
      Array.from({ length: count }, (_, index) => {
        const row = (index % MOST) + 2;
        return Buffer.from(`<row r="${row}"><c r="A${row}"><v>${index + 1}</v></c></row>\n`);
      }),
    ),
});

it('goes on in a next sheet where one is full, and keeps a type without rows', async () => {
  const file = writeXlsxReport([part('rentals', 5), part('drivers', 0), part('payments', 2)], HEAD, MOST);
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load((await buffer(file.stream)) as unknown as ArrayBuffer);
  const sheets = workbook.worksheets.map((sheet) => [sheet.name, sheet.getColumn(1).values.slice(1)]);
  expect(sheets).toEqual([
    ['Summary', ['Lakay <Oto>', 'Okap', 'Report', 'November', 'Made today', 'Rentals', 'Rows', 'Charged (USD)']],
    ['rentals & more', ['Number', 1, 2]],
    ['rentals & more 2', ['Number', 3, 4]],
    ['rentals & more 3', ['Number', 5, 'Total']],
    ['drivers & more', ['Number']],
    ['payments & more', ['Number', 1, 2]],
  ]);
  expect(workbook.getWorksheet('rentals & more 3')?.getCell('B3').value).toBe(12.5);
  expect(workbook.getWorksheet('rentals & more')?.getCell('B4').value).toBeNull();
});

it('has counts and amounts of the summary as numbers, and the facts above them as text', async () => {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load((await buffer(writeXlsxReport([], HEAD).stream)) as unknown as ArrayBuffer);
  const cells = ['A1', 'A4', 'B7', 'B8'].map((at) => workbook.getWorksheet('Summary')?.getCell(at));
  expect(cells.map((cell) => [cell?.value, cell?.numFmt])).toEqual([
    ['Lakay <Oto>', undefined],
    ['November', undefined],
    [1205, '#,##0'],
    [26_112.64, '#,##0.00'],
  ]);
});

it('fails where its rows fail', async () => {
  const failing = { ...part('rentals', 1), rows: async () => Promise.reject(new Error('database away')) };
  await expect(buffer(writeXlsxReport([failing], HEAD).stream)).rejects.toThrow('database away');
});

it('names columns as a spreadsheet does', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
});
