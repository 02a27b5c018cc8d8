import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { wordParts } from '@/lib/reports/formats/word-parts';
import { writePdfReport } from '@/lib/reports/formats/write-pdf-report';
import { readPdf } from '@/tests/support/read-pdf';

const COVER = { company: 'Lakay', lines: [], title: 'Report', period: 'November', madeAt: 'Made today', summary: [] };

async function textOf(headings: string[], rows: (string | null)[][]): Promise<string> {
  const part = {
    ...{ type: 'rentals', name: 'Rentals', headings, sums: [] },
    types: headings.map(() => 'text' as const),
    rows: async () => Readable.from(rows.map((row) => Buffer.from(`${JSON.stringify(row)}\n`))),
  };
  const style = { cover: COVER, locale: 'en' as const, paperSize: 'LETTER' as const, logo: async () => null };
  const file = writePdfReport([part], { ...style, text: (key, params) => `${key} ${params?.page ?? ''}` });
  return (await readPdf(await buffer(file.stream))).text.replace(/\s+/g, ' ');
}

const HEADINGS = Array.from({ length: 17 }, (_, place) => `H${place}`);
const WORDS = ['R-2026-00576', '+50937000046', 'LO-90016', 'Maintenance', 'Mitsubishi'];

it('never breaks numbers, phones, plates and words, in a table of many columns too', async () => {
  const row = HEADINGS.map((_, place) => WORDS[place % WORDS.length] ?? '');
  const text = await textOf(HEADINGS, [row, row]);
  for (const word of WORDS)
    expect(text.split(word).length - 1, word).toBe(2 * row.filter((one) => one === word).length);
});

it('breaks an e-mail address only after @ and dots', async () => {
  const address = 'kliyan.pierre.louis.jean.baptiste49@lakay.location.test';
  const row = HEADINGS.map((_, place) => (place < 6 ? address : 'Maintenance'));
  const text = await textOf(HEADINGS, [row]);
  const parts = ['kliyan.', 'pierre.', 'louis.', 'jean.', 'baptiste49@', 'lakay.', 'location.', 'test'];
  for (const part of parts) expect(text.split(part).length - 1, part).toBe(6);
  expect(wordParts(address)).toEqual(parts);
  expect(['v1.2.3-beta.4', 'LO-90016', '@', ''].map(wordParts)).toEqual([['v1.2.3-beta.4'], ['LO-90016'], ['@'], ['']]);
});

it('breaks a word that no column has room for, and loses nothing of it', async () => {
  const long = 'x'.repeat(300);
  expect((await textOf(HEADINGS, [[long]])).replace(/[^x]/g, '')).toBe(long);
});

it('writes every row once, those that told the widths and those after them', async () => {
  const rows = Array.from({ length: 450 }, (_, index) => [`N-${index}-`]);
  const text = await textOf(['Number'], rows);
  expect(text.match(/N-\d+-/g)).toEqual(rows.flat());
});
