import { zipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import { readFile } from '@/lib/imports/formats/read-file';

// Each workbook is read by a thread that first loads the library.
vi.setConfig({ testTimeout: 60_000 });

// Node's own function, which says how large the server's heap may grow: a small container's.
vi.mock('node:v8', async (original) => ({
  ...(await original<typeof import('node:v8')>()),
  getHeapStatistics: () => ({ heap_size_limit: 50 * 1024 * 1024 }),
}));

/** A hundred rows of a hundred cells, so many times: too long for a packer to find what it has seen before. */
function workbook({ blocks, digits }: { blocks: number; digits: number }): Buffer {
  const cell = () => `<c><v>${String(Math.random()).slice(2, 2 + digits)}</v></c>`;
  const row = () => `<row>${Array.from({ length: 100 }, cell).join('')}</row>`;
  const list = Array.from({ length: 100 }, row).join('').repeat(blocks);
  const space = 'http://schemas.openxmlformats.org';
  const parts = {
    'xl/workbook.xml': `<workbook xmlns="${space}/spreadsheetml/2006/main" xmlns:r="${space}/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${space}/package/2006/relationships"><Relationship Id="rId1" Type="${space}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${space}/spreadsheetml/2006/main"><sheetData>${list}</sheetData></worksheet>`,
  };
  const named = Object.entries(parts).map(([name, text]) => [name, Buffer.from(text)]);
  return Buffer.from(zipSync(Object.fromEntries(named)));
}

it.each([
  ['needs more memory than a small container has', { blocks: 50, digits: 8 }],
  ['has more cells than any list', { blocks: 160, digits: 2 }],
])('a workbook that %s is refused with what to do instead', async (_what, size) => {
  await expect(readFile(workbook(size), 'one company')).rejects.toMatchObject({ code: 'import_too_heavy' });
});
