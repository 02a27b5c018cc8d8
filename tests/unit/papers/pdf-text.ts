import { inflateSync } from 'node:zlib';

export interface PdfContent {
  pages: number;
  text: string;
}

/**
 * The pages and text of a PDF made by react-pdf. Its streams are decompressed, and glyph numbers are translated with
 * the fonts' own tables.
 */
export function pdfText(pdf: Buffer): PdfContent {
  const raw = pdf.toString('latin1');
  const objects = new Map<string, string>();
  for (const match of raw.matchAll(/(\d+) 0 obj\r?\n([\s\S]*?)endobj/g)) objects.set(match[1] ?? '', match[2] ?? '');
  const tables = fontTables(objects);
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b(?!s)/.test(body));
  const text = pages
    .map((page) => {
      const content = streamOf(objects.get(/\/Contents (\d+)/.exec(page)?.[1] ?? '') ?? '');
      return wordsOf(content, tables);
    })
    .join('\n');
  return { pages: pages.length, text };
}

function wordsOf(content: string, tables: Map<string, Map<string, string>>): string {
  let table: Map<string, string> | undefined;
  let words = '';
  for (const match of content.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9a-f]+)>|\bET\b/g)) {
    const [, font, hex] = match;
    if (font) table = tables.get(font);
    else if (hex) words += (hex.match(/.{4}/g) ?? []).map((glyph) => table?.get(glyph) ?? '?').join('');
    else words += ' ';
  }
  return words.replaceAll(/[ \n]+/g, ' ');
}

function fontTables(objects: Map<string, string>): Map<string, Map<string, string>> {
  const tables = new Map<string, Map<string, string>>();
  for (const body of objects.values()) {
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+)/.exec(objects.get(id) ?? '')?.[1];
      if (unicode) tables.set(name, glyphTable(streamOf(objects.get(unicode) ?? '')));
    }
  }
  return tables;
}

function glyphTable(map: string): Map<string, string> {
  const table = new Map<string, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)) {
    [...list.matchAll(/<([0-9a-f ]*)>/g)].forEach(([, code = ''], index) => {
      const glyph = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0');
      table.set(glyph, Buffer.from(code.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
    });
  }
  return table;
}

function streamOf(body: string): string {
  const start = body.indexOf('stream\n') + 'stream\n'.length;
  const bytes = Buffer.from(body.slice(start, body.lastIndexOf('\nendstream')), 'latin1');
  return /FlateDecode/.test(body) ? inflateSync(bytes).toString('latin1') : bytes.toString('latin1');
}
