import 'server-only';
import { sql } from 'drizzle-orm';
import type { ReadContext } from '../server/query';
import type { Reader } from './formats/cell';
import { csvCell } from './formats/csv-cell';
import type { ReportInput } from './input';
import { reportScope } from './report-scope';
import { SOURCES } from './sources';
import { TYPE_NAMES } from './values';

/** So many rows of each type are given at once: what a browser makes a file of in a moment. */
const MOST_ROWS = 5000;

export interface ReportRows {
  name: string;
  headings: string[];
  rows: string[][];
  /** Whether there are more rows than were given. */
  more: boolean;
}

/** A report's rows as the cells of its CSV, already safe from being run as formulas. For browsers that make the file. */
export async function listReportRows(
  ctx: ReadContext,
  input: ReportInput,
  reader: Pick<Reader, 'text'>,
): Promise<ReportRows[]> {
  const scope = reportScope(ctx, input);
  return Promise.all(
    input.types.map(async (type) => {
      const { columns, rows, order } = SOURCES[type](scope);
      const { timeZone } = ctx.tenant;
      // Each as text: as a number of JSON, 220.00 would come as 220.
      const cells = Object.values(columns).map((column) => sql`(${csvCell(column, { ...reader, timeZone })})::text`);
      const found = await ctx.tx.execute<{ cells: (string | null)[] }>(
        sql`select json_build_array(${sql.join(cells, sql`, `)}) as cells ${rows} order by ${order} limit ${MOST_ROWS + 1}`,
      );
      return {
        name: reader.text(TYPE_NAMES[type]),
        headings: Object.values(columns).map(({ heading }) => reader.text(heading)),
        rows: found.slice(0, MOST_ROWS).map((row) => row.cells.map((cell) => cell ?? '')),
        more: found.length > MOST_ROWS,
      };
    }),
  );
}
