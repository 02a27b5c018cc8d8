import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText } from '@/lib/csv/decode-text';
import { undefuse } from '@/lib/csv/defuse';
import { findSeparator, parseCsv } from '@/lib/csv/parse-csv';
import { writeCsv } from '@/lib/csv/write-csv';
import { AppError } from '@/lib/errors';

const ROWS = [
  ['Modèle', 'Plaque', 'Tarif', 'Remarque'],
  ['RAV4', 'AA-12345', '95,50', 'Dit « prêt »; à voir, demain | peut-être\tou non'],
  ['Hilux "D/C"', 'BB-1', '1 234', 'Sou de liy:\nliy de'],
  ['', '', '', ''],
  ['Tucson', "=cmd|' /C calc'!A0", '+1', '-2'],
  ['Jimny', '@SUM(A1)', '', '=1+1'],
];

const ENDS = { LF: '\n', CRLF: '\r\n', CR: '\r' };
const SEPARATORS = { comma: ',', semicolon: ';', tab: '\t', bar: '|' };
const ENCODINGS = {
  'UTF-8': (text: string) => Buffer.from(text),
  'UTF-8 with a mark': (text: string) => Buffer.from(`\ufeff${text}`),
  'UTF-16 LE': (text: string) => Buffer.from(text, 'utf16le'),
  'UTF-16 LE with a mark': (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'UTF-16 BE': (text: string) => Buffer.from(text, 'utf16le').swap16(),
  'UTF-16 BE with a mark': (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
  'Latin-1': (text: string) => Buffer.from(text, 'latin1'),
};
const QUOTES = {
  'where needed': (cell: string, separator: string) =>
    cell.includes(separator) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell,
  everywhere: (cell: string) => `"${cell.replaceAll('"', '""')}"`,
};

const CORPUS = Object.keys(ENDS).flatMap((end) =>
  Object.keys(SEPARATORS).flatMap((separator) =>
    Object.keys(ENCODINGS).flatMap((encoding) =>
      Object.keys(QUOTES).map((quotes) => [end, separator, encoding, quotes]),
    ),
  ),
) as [keyof typeof ENDS, keyof typeof SEPARATORS, keyof typeof ENCODINGS, keyof typeof QUOTES][];

function write(end: string, separator: string, quote: (cell: string, separator: string) => string): string {
  return ROWS.map((row) => row.map((cell) => quote(cell.replaceAll('\n', end), separator)).join(separator)).join(end);
}

function code(run: () => unknown): unknown {
  try {
    run();
    return null;
  } catch (error) {
    return error instanceof AppError ? error.code : error;
  }
}

describe('a list', () => {
  it.each(CORPUS)('with %s, %s, %s, quotes %s is read cell for cell', (end, separator, encoding, quotes) => {
    const text = write(ENDS[end], SEPARATORS[separator], QUOTES[quotes]);
    expect(parseCsv(decodeText(ENCODINGS[encoding](text)).text)).toEqual(ROWS);
  });

  it.each([
    [
      'a line end at its end',
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['blank lines, which count', 'a,b\n\n1,2', [['a', 'b'], [''], ['1', '2']]],
    ['ragged rows', 'a,b,c\n1\n1,2,3,4', [['a', 'b', 'c'], ['1'], ['1', '2', '3', '4']]],
    ['Excel’s word on its separator, which counts as a line', 'sep=;\na;b\n1,5;2', [[], ['a', 'b'], ['1,5', '2']]],
    [
      'decimals with a comma in a list by semicolons',
      'a;b;c\n1,5;2,5;3,5',
      [
        ['a', 'b', 'c'],
        ['1,5', '2,5', '3,5'],
      ],
    ],
    ['one column', 'Plaque\nAA-1\nBB-2', [['Plaque'], ['AA-1'], ['BB-2']]],
    [
      'line ends of all kinds',
      'a,b\r1,2\r\n3,4\n5,6',
      [
        ['a', 'b'],
        ['1', '2'],
        ['3', '4'],
        ['5', '6'],
      ],
    ],
    [
      'an inch mark within a cell',
      'a,b\n5" wheel,2',
      [
        ['a', 'b'],
        ['5" wheel', '2'],
      ],
    ],
  ])('with %s', (_name, text, rows) => {
    expect(parseCsv(text)).toEqual(rows);
  });

  it('with a quote that never ends says in which line it begins', () => {
    expect(code(() => parseCsv('a,b\n1,2\n3,"x\n5,6'))).toBe('import_quotes');
    expect(() => parseCsv('a,b\n1,2\n3,"x\n5,6')).toThrow(expect.objectContaining({ params: { line: 3 } }));
  });

  it('in Windows’ own letters keeps its dashes and quotes', () => {
    const bytes = Buffer.from([0x93, 0xc9, 0x74, 0xe9, 0x94, 0x20, 0x96, 0x20, 0x80]);
    expect(decodeText(bytes)).toEqual({ text: '“Été” – €', encoding: 'windows-1252' });
  });
});

describe('what is no list', () => {
  it.each([
    ['a picture', Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), Buffer.alloc(400)])],
    ['a program', Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), Buffer.alloc(400, 1)])],
    ['a page', Buffer.from('<!DOCTYPE html><table><tr><td>a</td></tr></table>')],
    ['a drawing', Buffer.from('<?xml version="1.0"?><svg><script>1</script></svg>')],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj')],
    ['half of a letter in UTF-16', Buffer.from([0xff, 0xfe, 0x41])],
  ])('%s is refused', (_name, bytes) => {
    expect(code(() => decodeText(bytes))).toBe('import_not_table');
  });
});

it('what is written is read again, whatever the cells hold', () => {
  const cell = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[\r\0]/g, '').trim());
  const table = fc
    .integer({ min: 2, max: 5 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }));
  fc.assert(
    fc.property(table, (rows) => {
      const header = rows[0]?.map((_, index) => `column ${index}`) ?? [];
      const read = parseCsv(decodeText(writeCsv([header, ...rows])).text);
      const back = read.map((row) => row.map(undefuse));
      expect(back).toEqual([header, ...rows]);
    }),
  );
});

it('the separator is the one that parts the header', () => {
  expect(findSeparator('a;b,c;d\n1,5;2;3,5;4')).toBe(';');
  expect(findSeparator('a|b\n1,2|3,4')).toBe('|');
  expect(findSeparator('')).toBe(',');
});
