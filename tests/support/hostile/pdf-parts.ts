import { deflateSync } from 'node:zlib';
import { PDFDocument } from 'pdf-lib';
import { joined, text } from './hostile-file';

export const JS = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const PAGE = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>';

export interface Parts {
  catalog?: string;
  page?: string;
  /** Objects from number 4 on. */
  more?: (string | Uint8Array)[];
  trailer?: string;
}

/** A PDF written by hand: one page, with the given additions to its catalog, page, trailer or objects. */
export function pdf({ catalog = '', page = '', more = [], trailer = '' }: Parts): Uint8Array {
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    PAGE.replace('>>', `${page} >>`),
    ...more,
  ];
  let body: Uint8Array = text('%PDF-1.7\n');
  const places: number[] = [];
  for (const [at, object] of objects.entries()) {
    places.push(body.length);
    body = joined(body, `${at + 1} 0 obj\n`, object, '\nendobj\n');
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\n`;
  return joined(body, table, `startxref\n${body.length}\n%%EOF\n`);
}

export function stream(dictionary: string, content: Uint8Array | string): Uint8Array {
  const bytes = typeof content === 'string' ? text(content) : content;
  return joined(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`, bytes, '\nendstream');
}

interface Packing {
  /** The stream's other entries. */
  filter?: string;
  encode?: (content: Uint8Array) => Uint8Array | string;
  head?: string;
}

/** Object 9 packed in a stream, where a search through the file's bytes does not find it. */
export function packed(object: string, { filter, encode = deflateSync, head }: Packing = {}): Uint8Array {
  const dictionary = `${head ?? '/Type /ObjStm /N 1 /First 4'} ${filter ?? '/Filter /FlateDecode'}`;
  return stream(dictionary, encode(text(`9 0 ${object}`)));
}

/** A PDF written by a library: one page, and what `change` adds. */
export async function writtenPdf(change: (document: PDFDocument) => unknown, options = {}): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage([200, 200]).drawText('Papye asirans');
  await change(document);
  return document.save(options);
}

export function plainPdf(pages = 1): Promise<Uint8Array> {
  return writtenPdf((document) => {
    for (let page = 2; page <= pages; page += 1) document.addPage([200, 200]).drawText(`Paj ${page}`);
  });
}
