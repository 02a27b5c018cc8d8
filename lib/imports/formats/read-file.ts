import 'server-only';
import { decodeText } from '../../csv/decode-text';
import { parseCsv } from '../../csv/parse-csv';
import { AppError } from '../../errors';
import { MAX_COLUMNS, MAX_FILE_BYTES } from '../values';
import { readWorkbook } from './read-workbook';
import type { Sheet } from './sheet';
import { isZip, refuseOldFormats } from './workbook-parts';

/**
 * The sheets of a company's uploaded CSV or XLSX file. The content decides which of the two it is, not the file's name. Throws
 * an `import_…` code.
 */
export async function readFile(bytes: Buffer, tenantId: string): Promise<Sheet[]> {
  if (bytes.length > MAX_FILE_BYTES) throw new AppError('import_too_large');
  if (bytes.length === 0) throw new AppError('import_empty');
  refuseOldFormats(bytes);
  if (isZip(bytes)) return readWorkbook(bytes, tenantId);
  const rows = parseCsv(decodeText(bytes).text)
    .map((cells, index) => ({ line: index + 1, cells: cells.slice(0, MAX_COLUMNS) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim()));
  return [{ name: '', rows }];
}
