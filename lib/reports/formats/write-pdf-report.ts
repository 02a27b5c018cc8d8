import 'server-only';
import { setImmediate } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { BRAND } from '@/lib/brand';
import type { Locale } from '@/lib/i18n/locales';
import { formatNumber } from '@/lib/money';
import { pdfCover } from './pdf-cover';
import { pdfLetters } from './pdf-letters';
import { PDF_MARGIN, pdfTable } from './pdf-table';
import type { ReportCover } from './report-cover';
import type { ReportFile, ReportPart } from './report-file';
import { lineReader } from './take-lines';

/** After so many rows, other requests are let through. */
const ROWS_AT_ONCE = 4;
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
    const table = pdfTable(doc, letters, { title: name, headings, types, addPage });
    const money = (cents: number | string) => formatNumber(Number(cents) / 100, style.locale, 2);
    const lines = lineReader(await rows());
    const known = await sums;
    let count = 0;
    while (!(await lines.isOver()) && !doc.destroyed) {
      const pieces: Buffer[] = [];
      for await (const piece of lines.take(ROWS_AT_ONCE)) pieces.push(piece);
      for (const line of Buffer.concat(pieces).toString().trimEnd().split('\n')) {
        const cells: (string | null)[] = JSON.parse(line);
        table.row(cells.map((cell, place) => (cell && types[place] === 'money' ? money(cell) : (cell ?? ''))));
        count += 1;
      }
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
