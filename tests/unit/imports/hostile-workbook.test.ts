import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '@/lib/errors';
import { zipParts } from '@/lib/imports/formats/open-zip';
import { readFile } from '@/lib/imports/formats/read-file';

const TENANT = 'one company';

// Each workbook is read by a thread that first loads the library.
vi.setConfig({ testTimeout: 60_000 });

async function code(bytes: Buffer): Promise<unknown> {
  return readFile(bytes, TENANT).then(
    () => null,
    (error) => (error instanceof AppError ? error.code : error),
  );
}

const CONTENT_TYPES = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`;
const WORKBOOK = `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`;
const RELS = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`;

function zipOf(parts: [string, Buffer][]): Buffer {
  return Buffer.from(zipSync(Object.fromEntries(parts), { level: 0 }));
}

/** A workbook written by hand, unlike any spreadsheet program's. */
function made(sheet: string, more: Record<string, string> = {}): Buffer {
  const parts = {
    '[Content_Types].xml': CONTENT_TYPES,
    'xl/workbook.xml': WORKBOOK,
    'xl/_rels/workbook.xml.rels': RELS,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${sheet}</worksheet>`,
    ...more,
  };
  return zipOf(Object.entries(parts).map(([name, text]) => [name, Buffer.from(text)]));
}

/** The same archive with its only entry compressed and a false size. */
function packed(name: string, content: Buffer, told: number): Buffer {
  const zip = zipOf([[name, deflateRawSync(content)]]);
  const central = zip.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  zip.writeUInt16LE(8, 8);
  zip.writeUInt32LE(told, 22);
  zip.writeUInt16LE(8, central + 10);
  zip.writeUInt32LE(told, central + 24);
  return zip;
}

describe('what is no plain workbook says what it is', () => {
  const ole = Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(600)]);
  const locked = Buffer.concat([ole, Buffer.from('EncryptedPackage', 'utf16le')]);
  const encrypted = made('<sheetData/>');
  const firstEntry = encrypted.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  encrypted.writeUInt16LE(1, firstEntry + 8);
  encrypted.writeUInt16LE(8, firstEntry + 10);
  const million = 1_000_000;
  const bomb = packed('xl/worksheets/sheet1.xml', Buffer.alloc(5 * million), 5 * million);
  const many = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`xl/media/${index}.xml`, '']));
  const large = packed('xl/media/a.png', randomBytes(million), 81 * 1024 * 1024);
  const liar = packed('xl/worksheets/sheet1.xml', Buffer.alloc(million), 1000);

  it.each([
    ['an old workbook', ole, 'import_old_excel'],
    ['one behind a password', locked, 'import_protected'],
    ['an archive behind a password', encrypted, 'import_protected'],
    [
      'an OpenDocument',
      made('', { mimetype: 'application/vnd.oasis.opendocument.spreadsheet' }),
      'import_open_document',
    ],
    ['one with macros', made('<sheetData/>', { 'xl/vbaProject.bin': 'Sub x()' }), 'import_macros'],
    ['an archive of other things', zipOf([['a.txt', Buffer.from('a')]]), 'import_not_table'],
    ['a bomb', bomb, 'import_damaged'],
    ['a bomb that lies about its size', liar, 'import_not_table'],
    ['more than a thousand parts', made('<sheetData/>', many), 'import_damaged'],
    ['more than 80 MiB, in a part that is never unpacked', large, 'import_damaged'],
    ['half a workbook', made('<sheetData/>').subarray(0, 300), 'import_damaged'],
    ['only the first bytes', Buffer.from('PK\x03\x04'), 'import_damaged'],
    ['nothing', Buffer.alloc(0), 'import_empty'],
    ['too much', Buffer.alloc(5 * 1024 * 1024 + 1, 65), 'import_too_large'],
    ['broken XML', made('<sheetData><row'), 'import_damaged'],
    [
      'entities that grow',
      made('<sheetData/>', {
        'xl/sharedStrings.xml': '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><sst>&b;</sst>',
      }),
      'import_damaged',
    ],
    ['millions of cells', made(`<sheetData>${'<c/>'.repeat(1_600_000)}</sheetData>`), 'import_too_large'],
  ])('%s', async (_name, bytes, expected) => {
    expect(await code(bytes)).toBe(expected);
  });

  it('a false size does not unpack more than it says', async () => {
    const parts = made('<sheetData/>');
    expect((await zipParts(parts)).map(({ name }) => name)).toContain('xl/workbook.xml');
    const [part] = await zipParts(liar);
    await expect(part?.content()).rejects.toMatchObject({ code: 'import_damaged' });
  });
});

describe('a strange workbook is read as far as it is a list', () => {
  const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;

  it('with a cell in the last column and the last row', async () => {
    const sheet = `<dimension ref="A1:XFD1048576"/><sheetData><row r="1">${cell('A1', 'Plate')}${cell('XFD1', 'far')}</row><row r="1048576">${cell('A1048576', 'AA-1')}</row></sheetData>`;
    const [read] = await readFile(made(sheet), TENANT);
    expect(read?.rows).toEqual([
      { line: 1, cells: ['Plate'] },
      { line: 1_048_576, cells: ['AA-1'] },
    ]);
  });

  it('with names that begin at the root', async () => {
    const plain = made(`<sheetData><row r="1">${cell('A1', 'Plate')}</row></sheetData>`).toString('latin1');
    const rooted = plain.replaceAll('xl/worksheets/sheet1.xml', '/l/worksheets/sheet1.xml');
    const parts = await zipParts(Buffer.from(rooted, 'latin1'));
    expect(parts.map(({ name }) => name)).toContain('l/worksheets/sheet1.xml');
  });

  it('with links to other files, which are neither asked nor kept', async () => {
    const bytes = made(
      `<sheetData><row r="1">${cell('A1', 'Plate')}</row><row r="2"><c r="A2"><f>[1]Sheet1!A1</f><v>7</v></c></row></sheetData>`,
      { 'xl/externalLinks/externalLink1.xml': '<externalLink/>', 'xl/media/image1.png': 'x' },
    );
    expect((await readFile(bytes, TENANT))[0]?.rows[1]).toEqual({ line: 2, cells: ['7'] });
  });

  it('with a list of choices over whole columns', async () => {
    const sheet = `<sheetData><row r="1">${cell('A1', 'Plate')}</row></sheetData><dataValidations count="1"><dataValidation type="list" sqref="A1:XFD1048576"><formula1>"a,b"</formula1></dataValidation></dataValidations>`;
    expect((await readFile(made(sheet), TENANT))[0]?.rows).toHaveLength(1);
  });
});
