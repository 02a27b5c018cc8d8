import type { Worker } from 'node:worker_threads';
import ExcelJS from 'exceljs';
import { describe, expect, it, vi } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { matchColumns } from '@/lib/imports/columns/match-columns';
import { tableOf } from '@/lib/imports/content';
import { readFile } from '@/lib/imports/formats/read-file';
import { fieldNames } from '@/lib/imports/records/field-names';
import { importFields } from '@/lib/imports/records/fields';
import { csvTemplate, xlsxTemplate } from '@/lib/imports/template-file';
import { IMPORT_KINDS } from '@/lib/imports/values';

const TENANT = 'one company';

// Each workbook is read by a thread that first loads the library.
vi.setConfig({ testTimeout: 60_000 });

async function workbook(fill: (sheet: ExcelJS.Worksheet, book: ExcelJS.Workbook) => void): Promise<Buffer> {
  const book = new ExcelJS.Workbook();
  fill(book.addWorksheet('Flotte'), book);
  return Buffer.from(await book.xlsx.writeBuffer());
}

it('cells of every type are read as people see them', async () => {
  const bytes = await workbook((sheet) => {
    sheet.addRow(['Marque', 'Modèle', 'Plaque']);
    sheet.addRow([]);
    sheet.addRow([
      'Toyota',
      95.5,
      75.1 * 3,
      41_250,
      50_937_001_234,
      new Date('2027-03-31T00:00:00Z'),
      new Date('2027-03-31T14:30:00Z'),
      true,
      { richText: [{ text: 'AA-' }, { text: '12345', font: { bold: true } }] },
      { formula: 'B3*2', result: 191 },
      { formula: 'B3', result: { error: '#REF!' } as never },
      { text: 'marie@lakay.test', hyperlink: 'mailto:marie@lakay.test' },
      1_234_567_890_123,
    ]);
    sheet.getCell('A20').value = '=1+1';
  });
  const [sheet] = await readFile(bytes, TENANT);
  expect(sheet).toEqual({
    name: 'Flotte',
    rows: [
      { line: 1, cells: ['Marque', 'Modèle', 'Plaque'] },
      {
        line: 3,
        cells: [
          'Toyota',
          '95.5',
          '225.3',
          '41250',
          '50937001234',
          '2027-03-31',
          '2027-03-31 14:30:00',
          'true',
          'AA-12345',
          '191',
          '#REF!',
          'marie@lakay.test',
          '1234567890123',
        ],
      },
      { line: 20, cells: ['=1+1'] },
    ],
  });
});

it('the sheet with known columns is used, or the chosen one; hidden ones are ignored', async () => {
  const bytes = await workbook((notes, book) => {
    notes.addRow(['Something', 'else']);
    const list = book.addWorksheet('Cars');
    list.addRow(['Make', 'Model', 'Plate']);
    list.addRow(['Kia', 'Rio', 'AA-1']);
    const hidden = book.addWorksheet('Secret', { state: 'hidden' });
    hidden.addRow(['Make', 'Model', 'Plate', 'Year']);
    hidden.addRow(['x', 'x', 'x', 'x']);
  });
  const sheets = await readFile(bytes, TENANT);
  expect(sheets.map(({ name }) => name)).toEqual(['Flotte', 'Cars']);
  expect(tableOf(sheets, 'vehicles')).toMatchObject({ sheet: 1, headers: ['Make', 'Model', 'Plate'] });
  expect(() => tableOf(sheets, 'vehicles', 0)).toThrow(expect.objectContaining({ code: 'import_empty' }));
  expect(() => tableOf(sheets, 'vehicles', 7)).toThrow(expect.objectContaining({ code: 'import_empty' }));
});

it('workbooks are read one after another, and a bad one does not block the next', async () => {
  const good = await workbook((sheet) => {
    sheet.addRow(['Make']);
    sheet.addRow(['Kia']);
  });
  const bad = Buffer.from('PK no workbook');
  let reading = 0;
  let most = 0;
  const watch = (worker: Worker) => {
    reading += 1;
    most = Math.max(most, reading);
    worker.once('exit', () => {
      reading -= 1;
    });
  };
  process.on('worker', watch);
  const read = await Promise.allSettled([good, bad, good, good].map((bytes) => readFile(bytes, TENANT)));
  process.off('worker', watch);
  expect(read.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(most).toBe(1);
});

describe('templates', () => {
  const cases = IMPORT_KINDS.flatMap((kind) => LOCALES.map((locale) => [kind, locale] as const));

  it.each(cases)('of %s in %s are lists that we know every column of', async (kind, locale) => {
    const names = fieldNames(kind);
    const every = Object.fromEntries(importFields(kind).map(({ name }, index) => [name, index]));
    for (const bytes of [csvTemplate(kind, locale), await xlsxTemplate(kind, locale)]) {
      const { headers, rows, sheet } = tableOf(await readFile(Buffer.from(bytes), TENANT), kind);
      expect(matchColumns(headers, names)).toEqual(every);
      expect([rows.length, sheet]).toEqual([1, 0]);
    }
  });
});
