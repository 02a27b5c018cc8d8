import 'server-only';
import { gunzipSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { AppError } from '../errors';
import { findHeader, matchColumns } from './columns/match-columns';
import type { Sheet, SheetRow } from './formats/sheet';
import { fieldNames } from './records/field-names';
import { type ImportKind, MAX_ROWS } from './values';

const Stored = z.array(
  z.object({ name: z.string(), rows: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })) }),
);

/**
 * A file's cells as stored between upload and import. They are read once, and from then on the original format doesn't
 * matter.
 */
export function packContent(sheets: readonly Sheet[]): Buffer {
  return gzipSync(JSON.stringify(sheets), { level: 4 });
}

export function unpackContent(content: Buffer): Sheet[] {
  return Stored.parse(JSON.parse(gunzipSync(content).toString()));
}

export interface Table {
  sheet: number;
  /** The names of the columns. Blank names get a letter where they are shown. */
  headers: string[];
  rows: SheetRow[];
}

/**
 * The list in a file: the given sheet, or else the one with the most recognized columns, split into header and rows.
 * Throws `import_empty` or `import_too_many_rows`.
 */
export function tableOf(sheets: readonly Sheet[], kind: ImportKind, sheet?: number): Table {
  const names = fieldNames(kind);
  const scores = sheets.map(({ rows }) => {
    const header = rows[findHeader(rows, names)];
    return header ? Object.keys(matchColumns(header.cells, names)).length : -1;
  });
  const chosen = sheet ?? scores.indexOf(Math.max(...scores));
  const all = sheets[chosen]?.rows ?? [];
  const at = findHeader(all, names);
  const rows = all.slice(at + 1);
  if (rows.length === 0) throw new AppError('import_empty');
  if (rows.length > MAX_ROWS) throw new AppError('import_too_many_rows', { params: { max: String(MAX_ROWS) } });
  const width = Math.max(...all.slice(at, at + 200).map(({ cells }) => cells.length));
  const headers = Array.from({ length: width }, (_, column) => (all[at]?.cells[column] ?? '').trim());
  return { sheet: chosen, headers, rows };
}
