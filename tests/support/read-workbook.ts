import ExcelJS from 'exceljs';
import { unzipSync } from 'fflate';

export interface ReadWorkbook {
  /** Each sheet's rows, as texts. */
  sheets: Record<string, string[][]>;
  /** What a spreadsheet would run, follow or fetch, each with its place. */
  active: string[];
}

/** Beyond these a workbook has no parts, such as macros, links to other files and connections. */
const PART =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|docProps\/\w+\.xml|xl\/(?:_rels\/workbook\.xml\.rels|workbook\.xml|styles\.xml|theme\/theme1\.xml|worksheets\/sheet\d+\.xml))$/;
/** XML elements by which a cell or a sheet does something. */
const RUN = /<(?:\w+:)?(?:f|hyperlinks?|ddeLink|oleObjects?|externalReferences?|definedNames?|controls?)[\s/>]/g;

/** A workbook as a library reads it that did not write it. */
export async function readWorkbook(content: Buffer): Promise<ReadWorkbook> {
  const parts = Object.entries(unzipSync(content));
  const active = parts.flatMap(([name, bytes]) => [
    ...(PART.test(name) ? [] : [name]),
    ...(Buffer.from(bytes).toString().match(RUN) ?? []).map((found) => `${name}: ${found}`),
  ]);
  const workbook = new ExcelJS.Workbook();
  // Safe because exceljs takes Node's buffers too.
  await workbook.xlsx.load(content as unknown as ArrayBuffer);
  const sheets: ReadWorkbook['sheets'] = {};
  for (const sheet of workbook.worksheets) {
    const rows: string[][] = [];
    for (let at = 1; at <= sheet.rowCount; at += 1) {
      const row: string[] = [];
      for (let column = 1; column <= sheet.columnCount; column += 1) {
        const cell = sheet.getRow(at).getCell(column);
        if (!PLAIN.includes(cell.type)) active.push(`${sheet.name}!${cell.address}: ${ExcelJS.ValueType[cell.type]}`);
        row.push(textOf(cell));
      }
      rows.push(row);
    }
    sheets[sheet.name] = rows;
  }
  return { sheets, active };
}

const { Null, Number: Numeric, String: Text, Date: Moment } = ExcelJS.ValueType;
const PLAIN: ExcelJS.ValueType[] = [Null, Numeric, Text, Moment];

function textOf({ value, numFmt }: ExcelJS.Cell): string {
  if (value instanceof Date)
    return value
      .toISOString()
      .replace('T', ' ')
      .slice(0, /h/.test(numFmt) ? 16 : 10);
  return value === null ? '' : String(value);
}
