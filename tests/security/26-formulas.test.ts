import { sql } from 'drizzle-orm';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { defuse } from '@/lib/csv/defuse';
import { collectPayment } from '@/lib/payments/collect-payment';
import { REPORT_TYPES, type ReportType, TYPE_NAMES } from '@/lib/reports/values';
import { ALL_TEXTS } from '@/tests/support/all-texts';
import { asManager } from '@/tests/support/contexts';
import { makeCustomer, makeDriver, makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { HOSTILE_CELLS } from '@/tests/support/hostile-cells';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { openVisit } from '@/tests/support/open-visit';
import { hasProgram, readByOffice } from '@/tests/support/read-by-office';
import { readPdf } from '@/tests/support/read-pdf';
import { readReport } from '@/tests/support/read-report';
import { readWorkbook } from '@/tests/support/read-workbook';

const TYPES: ReportType[] = [...REPORT_TYPES];

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
  const vehicleId = await makeVehicle(tenant, { make: 'Kia', notes: 'First' });
  const cells = sql.param(JSON.stringify(HOSTILE_CELLS));
  await withTenant(tenant.id, (tx) =>
    tx.execute(sql`insert into vehicles select (jsonb_populate_record(kia, jsonb_build_object(
        'id', gen_random_uuid(), 'model', to_char(cell.at, 'fm000'), 'plate', 'H-' || cell.at, 'plate_key', 'H' || cell.at,
        'vin', null, 'notes', cell.text))).*
      from vehicles kia, jsonb_array_elements_text(${cells}::jsonb) with ordinality cell(text, at)
      where kia.tenant_id = ${tenant.id} and kia.id = ${vehicleId}`),
  );
  const customerId = await makeCustomer(tenant, { fullName: '=HYPERLINK("x")', notes: 'Calls & <writes>' });
  await makeDriver(tenant, { fullName: 'Ti Jak' });
  await openVisit(tenant, { notes: 'Pads & discs', costCents: '45' });
  const { id: rentalId } = await makeActiveRental(tenant, { customerId });
  await collectPayment(await asManager(tenant), { rentalId, kind: 'deposit', method: 'cash', amountCents: '500' });
});
afterAll(closeDatabase);

/** The notes of the 200 vehicles, in their order, from a table with headings. */
function hostileNotes([heads = [], ...rows]: string[][]): (string | undefined)[] {
  const at = (row: string[], head: string) => row[heads.indexOf(head)];
  const found = rows.filter((row) => at(row, 'Make') === 'Kia' && at(row, 'Notes') !== 'First');
  return found.toSorted((a, b) => Number(at(a, 'Model')) - Number(at(b, 'Model'))).map((row) => at(row, 'Notes'));
}

/** XML has no place for some characters. */
function kept(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are the ones
  return text.replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '');
}

/** Some readers of XML count each kind of line break as one. */
function asInXml(text: string): string {
  return kept(text).replace(/\r\n?/g, '\n');
}

async function csvRows(type: ReportType): Promise<string[][]> {
  const { content } = await readReport(tenant, { types: [type], format: 'csv' });
  return Papa.parse<string[]>(content.toString().slice(1), { skipEmptyLines: true }).data;
}

describe('200 hostile cells', () => {
  it('are text in CSV and JSON, with nothing lost', async () => {
    expect(HOSTILE_CELLS).toHaveLength(200);
    expect(hostileNotes(await csvRows('vehicles'))).toEqual(HOSTILE_CELLS.map(defuse));
    const { content } = await readReport(tenant, { types: ['vehicles'], format: 'json' });
    const rows = JSON.parse(content.toString()).data.vehicles as { make: string; model: string; notes: string }[];
    const hostile = rows.filter(({ make, notes }) => make === 'Kia' && notes !== 'First');
    const sorted = hostile.toSorted((a, b) => Number(a.model) - Number(b.model));
    expect(sorted.map(({ notes }) => notes)).toEqual(HOSTILE_CELLS);
  });

  it('begin no cell of a CSV of any type as a formula begins', async () => {
    for (const type of TYPES) {
      const cells = (await csvRows(type)).flat();
      expect(
        cells.filter((cell) => /^[=+@\t\r]|^-(?!\d+(?:[.,]\d+)?$)/.test(cell)),
        type,
      ).toEqual([]);
    }
  });

  it('are text in a workbook, whose every type reads back as it was written', async () => {
    const { content } = await readReport(tenant, { types: TYPES, format: 'xlsx' });
    const { sheets, active } = await readWorkbook(content);
    expect(active).toEqual([]);
    const sheet = (type: ReportType) => sheets[ALL_TEXTS.en.get(TYPE_NAMES[type]) ?? ''] ?? [];
    expect(hostileNotes(sheet('vehicles'))).toEqual(HOSTILE_CELLS.map(kept));
    for (const type of TYPES.filter((one) => one !== 'vehicles')) await expectSameAsCsv(type, sheet(type));
  });

  it.skipIf(!hasProgram('soffice'))(
    'are run by no spreadsheet, which reads back every type as it was written',
    async () => {
      const xlsx = await readReport(tenant, { types: TYPES, format: 'xlsx' });
      const csv = await readReport(tenant, { types: ['vehicles'], format: 'csv' });
      const read = readByOffice({ 'all.xlsx': xlsx.content, 'one.csv': csv.content });
      const sheet = (type: ReportType) => read[`all-${ALL_TEXTS.en.get(TYPE_NAMES[type])}`] ?? [];
      expect(hostileNotes(sheet('vehicles')).map((text) => asInXml(text ?? ''))).toEqual(HOSTILE_CELLS.map(asInXml));
      const [, imported] = Object.entries(read).find(([name]) => name.startsWith('one')) ?? [];
      expect(hostileNotes(imported ?? []).filter((text) => /^[=+@]/.test(text ?? ''))).toEqual([]);
      for (const type of TYPES.filter((one) => one !== 'vehicles')) await expectSameAsCsv(type, sheet(type));
    },
    120_000,
  );

  it('are text in a PDF, where each type has its table, and nothing can be run or followed', async () => {
    const { content } = await readReport(tenant, { types: TYPES, format: 'pdf' });
    const { text, active } = await readPdf(content);
    expect(active).toEqual([]);
    expect(text).toContain('Page 1');
    for (const type of TYPES) expect(text).toContain(ALL_TEXTS.en.get(TYPE_NAMES[type]) ?? type);
    expect(text).toContain('220.00 USD');
    const squeezed = letters(text);
    for (const type of TYPES.filter((one) => one !== 'vehicles')) {
      const [heads = [], ...rows] = await csvRows(type);
      // Words stay whole where they fit into their column, and begin in it where they don't.
      for (const cell of [...heads, ...rows.flat()].map((text) => text.replace(/^'/, '')))
        for (const word of cell.split(/\s+/)) expect(squeezed, `${type}: ${cell}`).toContain(word.slice(0, 5));
    }
    for (const cell of HOSTILE_CELLS.filter((one) => /^[\x20-\x7e]{1,18}$/.test(one)))
      expect(squeezed, cell).toContain(letters(cell));
  });
});

/** A workbook's sheet has the rows of the CSV first. Below them are totals. */
async function expectSameAsCsv(type: ReportType, sheet: string[][]): Promise<void> {
  const plain = (await csvRows(type)).map((row) => row.map((text) => text.replace(/^'/, '')));
  const shown = sheet.slice(0, plain.length).map((row) => row.map(plainText));
  expect(shown, type).toEqual(plain.map((row) => row.map(plainText)));
}

/** LibreOffice writes thousands with separators, and moments with seconds. */
function plainText(text: string): string {
  if (/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return text.slice(0, 16);
  return /^-?[\d,]+(\.\d+)?$/.test(text) ? String(Number(text.replaceAll(',', ''))) : text;
}

function letters(text: string): string {
  return text.replace(/\s+/g, '');
}

it('refuses a PDF of more than 5,000 rows, and names the other formats', async () => {
  const many = await makeTenant();
  const vehicleId = await makeVehicle(many);
  await withTenant(many.id, (tx) =>
    tx.execute(sql`insert into vehicles select (jsonb_populate_record(one, jsonb_build_object(
        'id', gen_random_uuid(), 'plate', 'M-' || n, 'plate_key', 'M' || n, 'vin', null))).*
      from vehicles one, generate_series(1, 5000) n where one.tenant_id = ${many.id} and one.id = ${vehicleId}`),
  );
  const refused = readReport(many, { types: ['vehicles'], format: 'pdf' });
  await expect(refused).rejects.toMatchObject({
    code: 'report_too_long_for_pdf',
    params: { count: 5001, most: 5000 },
  });
  expect(ALL_TEXTS.en.get('errors.report_too_long_for_pdf')).toMatch(/CSV, Excel or JSON/);
});
