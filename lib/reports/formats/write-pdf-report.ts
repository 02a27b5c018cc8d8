import 'server-only';
import { setImmediate } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { BRAND } from '@/lib/brand';
import type { Locale } from '@/lib/i18n/locales';
import { formatNumber } from '@/lib/money';
import { longestWord } from './longest-word';
import { pdfCover } from './pdf-cover';
import { pdfLetters } from './pdf-letters';
import { PDF_MARGIN, pdfTable } from './pdf-table';
import type { ReportCover } from './report-cover';
import type { ReportFile, ReportPart } from './report-file';
import { lineReader } from './take-lines';

/** After so many rows, other requests are let through. */
const ROWS_AT_ONCE = 4;
/** So many rows tell how wide the columns are. */
const FIRST_ROWS = 200;
const FOOT_SIZE = 8;
const LONGEST_NAME = 80;

interface Style {
  cover: ReportCover | Promise<ReportCover>;
  locale: Locale;
  paperSize: 'A4' | 'LETTER';
  /** A PNG; null if the company has none. */
  logo: () => Promise<Buffer | null>;
  text: (key: string, params?: Record<string, string | number>) => string;
}

/** A document with the business header, the summary, a table for each type, and numbered pages. Its rows are JSON arrays. */
export function writePdfReport(parts: readonly ReportPart[], style: Style): ReportFile {
  const { paperSize, text, logo } = style;
  const info = { Creator: BRAND, Producer: BRAND };
  const doc = new PDFDocument({
    ...{ size: paperSize, layout: 'landscape', margin: 0, autoFirstPage: false, info },
  });
  const letters = pdfLetters(doc);
  let page = 0;
  let company = '';

  async function write(): Promise<void> {
    const cover = await style.cover;
    company = cover.company;
    Object.assign(doc.info, { Title: `${cover.title} ${cover.period}`, Author: company });
    addPage();
    pdfCover(doc, letters, { ...cover, logo: await logo() });
    for (const part of parts) await writePart(part);
    doc.end();
  }

  // Without the number of all pages: it is known only at the end, and until then all of them would be in memory.
  function addPage(): void {
    doc.addPage();
    page += 1;
    const number = text('reports.page', { page });
    const y = doc.page.height - PDF_MARGIN - FOOT_SIZE;
    const x = doc.page.width - PDF_MARGIN - letters.width(number, 'plain', FOOT_SIZE);
    letters.draw(number, x, y, { size: FOOT_SIZE });
    letters.draw(company.slice(0, LONGEST_NAME), PDF_MARGIN, y, { size: FOOT_SIZE });
  }

  async function writePart({ name, headings, types, sums, rows }: ReportPart): Promise<void> {
    const money = (cents: number | string) => formatNumber(Number(cents) / 100, style.locale, 2);
    const lines = lineReader(await rows());
    const known = await sums;
    const cellsOf = (line: string) =>
      (JSON.parse(line) as (string | null)[]).map((cell, place) =>
        cell && types[place] === 'money' ? money(cell) : (cell ?? ''),
      );
    async function next(): Promise<string[][]> {
      const pieces: Buffer[] = [];
      for await (const piece of lines.take(ROWS_AT_ONCE)) pieces.push(piece);
      await setImmediate();
      return Buffer.concat(pieces).toString().trimEnd().split('\n').map(cellsOf);
    }

    const first: string[][] = [];
    const longest = types.map(() => 0);
    while (first.length < FIRST_ROWS && !doc.destroyed && !(await lines.isOver()))
      for (const row of await next()) {
        first.push(row);
        for (const [place, cell] of row.entries())
          longest[place] = Math.max(longest[place] ?? 0, longestWord(letters, cell, 'plain'));
      }
    const table = pdfTable(doc, letters, { title: name, headings, types, longest, addPage });
    let count = 0;
    const left = [...first];
    while (!doc.destroyed && (left.length > 0 || !(await lines.isOver()))) {
      const some = left.length > 0 ? left.splice(0, ROWS_AT_ONCE) : await next();
      for (const row of some) table.row(row);
      count += some.length;
      await setImmediate();
    }
    if (known.length > 0 && count > 0)
      table.totals(
        headings.map((_, place) => {
          const sum = known.find((one) => one.place === place);
          return sum ? money(sum.cents) : place === 0 ? text('papers.total') : '';
        }),
      );
  }

  write().catch((error: Error) => doc.destroy(error));
  return { stream: doc, mime: 'application/pdf', extension: 'pdf' };
}
