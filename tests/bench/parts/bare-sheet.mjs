import { PassThrough } from 'node:stream';
import exceljs from 'exceljs';

const ROWS = 50_000;
const CELLS = ['R-2026-00042', 'Completed', 'Jean Desrosiers', '+50937000001', 'Toyota', 'RAV4', 'LO-00042'];

/** How many rows in a second exceljs streams plainly: 18 cells each, from memory and into nothing. */
export async function bareSheet() {
  const stream = new PassThrough().resume();
  const workbook = new exceljs.stream.xlsx.WorkbookWriter({ stream });
  const sheet = workbook.addWorksheet('rows');
  const from = performance.now();
  for (let row = 0; row < ROWS; row += 1) {
    const moment = new Date(1_700_000_000_000 + row * 1000);
    sheet.addRow([...CELLS, moment, moment, moment, 'Port-au-Prince', 'Jacmel', 55, row, 165.5, 0, 500, '']).commit();
  }
  sheet.commit();
  await workbook.commit();
  return ROWS / ((performance.now() - from) / 1000);
}
