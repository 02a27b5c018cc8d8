import { AppError } from '../../errors';
import { zipParts } from './open-zip';

const NEEDED =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/(?:workbook|sharedStrings|styles)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/sheet\d+\.xml)$/;
const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const MOST_CELLS = 1_500_000;

export function isZip(bytes: Buffer): boolean {
  return bytes.subarray(0, 2).toString('latin1') === 'PK';
}

/**
 * Detects an old Excel file, or a new one with a password: both use the same container format. Throws which one it is,
 * and does nothing for other files.
 */
export function refuseOldFormats(bytes: Buffer): void {
  if (!bytes.subarray(0, 4).equals(OLE)) return;
  throw new AppError(
    bytes.includes(Buffer.from('EncryptedPackage', 'utf16le')) ? 'import_protected' : 'import_old_excel',
  );
}

/**
 * The parts of a workbook that hold its cells, unpacked within limits, without pictures, macros, links and everything
 * else we don't need. Throws an `import_…` code that says what the file is if it is not a plain XLSX.
 */
export async function workbookParts(bytes: Buffer): Promise<Record<string, Uint8Array>> {
  const entries = await zipParts(bytes);
  if (entries.some(({ encrypted }) => encrypted)) throw new AppError('import_protected');
  if (entries.some(({ name }) => name === 'mimetype')) throw new AppError('import_open_document');
  if (entries.some(({ name }) => /vbaProject/i.test(name))) throw new AppError('import_macros');
  if (!entries.some(({ name }) => name === 'xl/workbook.xml')) throw new AppError('import_not_table');
  const parts = new Map<string, Buffer>();
  let cells = 0;
  for (const entry of entries) {
    if (!NEEDED.test(entry.name)) continue;
    const content = await entry.content();
    // A real workbook has no document type. One that has it wants entity expansion.
    if (content.includes('<!DOCTYPE') || content.includes('<!ENTITY')) throw new AppError('import_damaged');
    if (entry.name.startsWith('xl/worksheets/')) cells += countOf(content, '<c') + countOf(content, '<row');
    parts.set(entry.name, content);
  }
  if (cells > MOST_CELLS) throw new AppError('import_too_heavy');
  return Object.fromEntries(parts);
}

function countOf(content: Buffer, text: string): number {
  let count = 0;
  for (let at = content.indexOf(text); at >= 0 && count <= MOST_CELLS; at = content.indexOf(text, at + 1)) count += 1;
  return count;
}
