import 'server-only';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { lazyZip } from './lazy-zip';
import type { ReportCover } from './report-cover';
import type { ReportFile, ReportPart } from './report-file';
import { type LineReader, lineReader } from './take-lines';
import {
  SHEET_END,
  SHEET_ROWS,
  type SummaryCell,
  sheetStart,
  summarySheet,
  totalsRow,
  workbookParts,
} from './xlsx-parts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
interface Head {
  cover: ReportCover | Promise<ReportCover>;
  /** The name of the first sheet, and what heads the row of totals. */
  summaryName: string;
  totalName: string;
}

/** The longest name of a sheet, with room for a number. */
const NAME_LENGTH = 28;

/**
 * A workbook with a sheet for the summary and one for each type, with typed cells, a heading that stays in view, and totals where
 * amounts are added up. More rows than a sheet can hold go on in a next one. The XML of the cells comes from the database, so that this process only compresses.
 */
export function writeXlsxReport(parts: readonly ReportPart[], head: Head, most = SHEET_ROWS): ReportFile {
  const zip = new ZipFile();
  const { output, add } = lazyZip(zip);
  const names = [head.summaryName];

  function addSheet(index: number, kept?: LineReader): void {
    const part = parts[index];
    if (!part) {
      finish().catch((error: Error) => output.destroy(error));
      return;
    }
    const same = names.filter((name) => name.startsWith(part.name.slice(0, NAME_LENGTH))).length;
    names.push(`${part.name.slice(0, NAME_LENGTH)}${same > 0 ? ` ${same + 1}` : ''}`);
    async function* sheet({ headings, sums, rows }: ReportPart): AsyncGenerator<Buffer | string> {
      yield sheetStart(headings);
      const lines = kept ?? lineReader(await rows());
      yield* lines.take(most);
      // Decided only now, when it is known whether any row is left.
      const over = await lines.isOver();
      const totals = (await sums).map(({ place, cents }) => ({ place, content: cents }));
      if (over && totals.length > 0)
        yield totalsRow(lines.taken() + 2, [{ place: 0, content: head.totalName }, ...totals]);
      yield SHEET_END;
      if (over) addSheet(index + 1);
      else addSheet(index, lines);
    }
    add(`xl/worksheets/sheet${names.length}.xml`, () => Readable.from(sheet(part), { objectMode: false }));
  }

  // The summary comes last, because the rows need not wait for it.
  async function finish(): Promise<void> {
    zip.addBuffer(Buffer.from(summarySheet(summaryRows(await head.cover))), 'xl/worksheets/sheet1.xml');
    for (const [name, text] of Object.entries(workbookParts(names))) zip.addBuffer(Buffer.from(text), name);
    zip.end();
  }

  addSheet(0);
  return { stream: output, mime: XLSX, extension: 'xlsx' };
}

function summaryRows({ company, lines, title, period, madeAt, summary }: ReportCover): SummaryCell[][] {
  const facts = summary.flatMap(({ name, facts }) => [[name], ...facts.map(([label, , number]) => [label, number])]);
  return [[company], ...lines.map((line) => [line, '']), [title], [period, ''], [madeAt, ''], ...facts];
}
