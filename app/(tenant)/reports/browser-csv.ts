import Papa from 'papaparse';
import { listApi } from '@/lib/api-client/list-api';
import type { ReportRows } from '@/lib/reports/list-report-rows';
import { saveBlob } from './save-blob';

/**
 * Makes a CSV of the rows that the server still gives, each type below its name, and saves it. The cells come safe from
 * being run as formulas. Returns how many rows of each type it has at most, if that is not all, and throws if the rows can't
 * be had either.
 */
export async function browserCsv(address: string, fileName: string): Promise<number | null> {
  const types = await listApi<ReportRows>(`/api/reports/rows?${address}`);
  const blocks = types.map(({ name, headings, rows }) => [...(types.length > 1 ? [[name]] : []), headings, ...rows]);
  const lines = blocks.map((rows) => Papa.unparse(rows, { newline: '\r\n' })).join('\r\n\r\n');
  const search = new URLSearchParams(address);
  saveBlob(
    new Blob([`\ufeff${lines}\r\n`], { type: 'text/csv;charset=utf-8' }),
    `${fileName}-${search.get('from')}-${search.get('until')}.csv`,
  );
  const short = types.filter(({ more }) => more).map(({ rows }) => rows.length);
  return short.length > 0 ? Math.max(...short) : null;
}
