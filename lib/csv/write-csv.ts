import Papa from 'papaparse';
import { defuse } from './defuse';

/** A CSV file that Excel opens correctly: UTF-8 with a byte order mark, formulas defused. */
export function writeCsv(rows: readonly (readonly string[])[]): Uint8Array {
  return csvLines(rows, { first: true });
}

/** A part of such a file. Only the first one begins with the byte order mark. */
export function csvLines(rows: readonly (readonly string[])[], { first }: { first: boolean }): Uint8Array {
  const lines = Papa.unparse(
    rows.map((row) => row.map(defuse)),
    { newline: '\r\n', delimiter: ',' },
  );
  return new TextEncoder().encode(`${first ? '\ufeff' : ''}${lines}\r\n`);
}
