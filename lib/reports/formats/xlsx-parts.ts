/** The most rows of a sheet, between the heading and the totals. */
export const SHEET_ROWS = 1_048_574;

/** The number formats of cells, by their place in `styles.xml`. */
export const STYLES = { plain: 0, head: 1, money: 2, whole: 3, day: 4, moment: 5, total: 6, count: 7 };

/** Stands for the number of a row until it is known. Text that people typed has no such character in a sheet. */
export const ROW_MARK = '\u0003';

/** A column's name by its place from 0: A to Z, then AA. */
export function columnLetters(place: number): string {
  const last = String.fromCharCode(65 + (place % 26));
  return place < 26 ? last : columnLetters(Math.floor(place / 26) - 1) + last;
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** What goes before the rows of a sheet: the heading stays in view. */
export function sheetStart(headings: readonly string[]): string {
  const cells = headings.map(
    (text, place) =>
      `<c r="${columnLetters(place)}1" t="inlineStr" s="${STYLES.head}"><is><t>${escapeXml(text)}</t></is></c>`,
  );
  return `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols><col min="1" max="${Math.max(1, headings.length)}" width="18" customWidth="1"/></cols><sheetData><row r="1">${cells.join('')}</row>`;
}

export const SHEET_END = '</sheetData></worksheet>';

/** The row of totals, of which `cells` are by the place of their column. Amounts are in US cents. */
export function totalsRow(row: number, cells: readonly { place: number; content: string | number }[]): string {
  const all = cells.map(({ place, content }) => {
    const at = `r="${columnLetters(place)}${row}"`;
    return typeof content === 'number'
      ? `<c ${at} s="${STYLES.total}"><v>${content / 100}</v></c>`
      : `<c ${at} t="inlineStr" s="${STYLES.head}"><is><t>${escapeXml(content)}</t></is></c>`;
  });
  return `<row r="${row}">${all.join('')}</row>`;
}

export type SummaryCell = string | { count: number } | { cents: number };

/** A whole sheet of two columns: text, and numbers with a format. Rows without a second cell are headings. */
export function summarySheet(rows: readonly (readonly SummaryCell[])[]): string {
  const cell = (content: SummaryCell, at: string, head: boolean) => {
    if (typeof content === 'string')
      return `<c r="${at}" t="inlineStr"${head ? ` s="${STYLES.head}"` : ''}><is><t xml:space="preserve">${escapeXml(content)}</t></is></c>`;
    return 'cents' in content
      ? `<c r="${at}" s="${STYLES.money}"><v>${content.cents / 100}</v></c>`
      : `<c r="${at}" s="${STYLES.count}"><v>${content.count}</v></c>`;
  };
  const all = rows.map((contents, index) => {
    const cells = contents.map((one, place) => cell(one, `${columnLetters(place)}${index + 1}`, contents.length === 1));
    return `<row r="${index + 1}">${cells.join('')}</row>`;
  });
  return `${XML}<worksheet xmlns="${MAIN}"><sheetFormatPr defaultRowHeight="15"/><cols><col min="1" max="2" width="36" customWidth="1"/></cols><sheetData>${all.join('')}${SHEET_END}`;
}

/** The files of a workbook around its sheets, whose names are given in their order. */
export function workbookParts(sheets: readonly string[]): Record<string, string> {
  const each = (part: (name: string, number: number) => string) =>
    sheets.map((name, index) => part(name, index + 1)).join('');
  return {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${SPREADSHEET}.styles+xml"/>${each((_, number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${SPREADSHEET}.worksheet+xml"/>`)}</Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${each((name, number) => `<sheet name="${escapeXml(name)}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships">${each((_, number) => `<Relationship Id="rId${number}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="rId${sheets.length + 1}" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="8"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="1" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf numFmtId="4" fontId="1" applyNumberFormat="1" applyFont="1"/><xf numFmtId="3" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  };
}

function escapeXml(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no place for them
  const plain = text.replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '');
  return plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
