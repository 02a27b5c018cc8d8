import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from './formats/cell';
import { csvCell } from './formats/csv-cell';
import { jsonCell } from './formats/json-cell';
import { pdfCell } from './formats/pdf-cell';
import { xlsxCell } from './formats/xlsx-cell';
import { columnLetters, ROW_MARK, SHEET_ROWS } from './formats/xlsx-parts';
import type { ReportSource } from './report-source';
import type { ReportFormat } from './values';

/** The query of a report's rows as a file of that format has them: cells for CSV, and else one line of text for each row. */
export function reportQuery({ columns, rows, order }: ReportSource, format: ReportFormat, reader: Reader): SQL {
  return sql`select ${CELLS[format]({ columns, order }, reader)} ${rows} order by ${order}`;
}

const CELLS: Record<ReportFormat, (source: Pick<ReportSource, 'columns' | 'order'>, reader: Reader) => SQL> = {
  csv: ({ columns }, reader) =>
    sql.join(
      Object.values(columns).map((column) => csvCell(column, reader)),
      sql`, `,
    ),
  json: ({ columns }) => {
    const pairs = Object.entries(columns).map(([name, column]) => sql`${name}, ${jsonCell(column)}`);
    return sql`',' || json_build_object(${sql.join(pairs, sql`, `)})::text`;
  },
  pdf: ({ columns }, reader) => {
    const cells = Object.values(columns).map((column) => pdfCell(column, reader));
    return sql`json_build_array(${sql.join(cells, sql`, `)})::text`;
  },
  xlsx: ({ columns, order }, reader) => {
    const cells = Object.values(columns).map((column, place) => xlsxCell(column, reader, columnLetters(place)));
    // The heading is row 1 of each sheet.
    const number = sql`((row_number() over (order by ${order}) - 1) % ${sql.raw(String(SHEET_ROWS))} + 2)::text`;
    return sql`replace(${`<row r="${ROW_MARK}">`} || ${sql.join(cells, sql` || `)} || '</row>', ${ROW_MARK}, ${number})`;
  },
};
