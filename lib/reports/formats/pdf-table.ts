import 'server-only';
import type PDFDocument from 'pdfkit';
import type { ReportColumn } from '../report-source';
import type { Face, PdfLetters } from './pdf-letters';

/** In points. */
export const PDF_MARGIN = 36;
const SIZE = 6.5;
const LINE = 8.2;
const GAP = 5;
const FOOT = 24;

/** What a column has room for on one line, whatever its heading. */
const SAMPLES: Record<ReportColumn['type'], string> = {
  text: 'Abcdefg',
  choice: 'Abcdefghi',
  money: '10,000.00',
  whole: '100000',
  decimal: '100.0000',
  day: '2026-11-23',
  moment: '2026-11-23',
};
/** How the rest of the width is shared. */
const SHARES: Record<ReportColumn['type'], number> = {
  text: 6,
  choice: 2,
  money: 1,
  whole: 0.5,
  decimal: 0.5,
  day: 0.5,
  moment: 1,
};
const RIGHT = new Set<ReportColumn['type']>(['money', 'whole', 'decimal']);

interface Columns {
  headings: readonly string[];
  types: readonly ReportColumn['type'][];
}

/** A table over as many pages as its rows need, with its headings on each page. */
export function pdfTable(
  doc: typeof PDFDocument.prototype,
  letters: PdfLetters,
  { title, headings, types, addPage }: Columns & { title: string; addPage: () => void },
) {
  // The pages before have the same size.
  const room = doc.page.width - 2 * PDF_MARGIN;
  const widths = columnWidths(letters, room, { headings, types });
  const starts = widths.map((_, place) => PDF_MARGIN + widths.slice(0, place).reduce((sum, width) => sum + width, 0));
  const bottom = doc.page.height - PDF_MARGIN - FOOT;
  let y = PDF_MARGIN;

  function head(): void {
    addPage();
    letters.draw(title, PDF_MARGIN, PDF_MARGIN, { face: 'bold', size: 11 });
    y = PDF_MARGIN + 18;
    cells(headings, 'bold');
    rule(0.75);
  }

  function rule(thickness: number): void {
    doc
      .moveTo(PDF_MARGIN, y)
      .lineTo(PDF_MARGIN + room, y)
      .lineWidth(thickness)
      .strokeColor('#9a9a9a')
      .stroke();
    y += 2;
  }

  function cells(texts: readonly string[], face: Face): void {
    const lines = texts.map((text, place) => letters.lines(text, (widths[place] ?? 0) - GAP, { face, size: SIZE }));
    const height = Math.max(1, ...lines.map(({ length }) => length)) * LINE;
    if (y + height > bottom) head();
    for (const [place, all] of lines.entries()) {
      for (const [index, line] of all.entries()) {
        const left = starts[place] ?? PDF_MARGIN;
        const free = (widths[place] ?? 0) - GAP - letters.width(line, face, SIZE);
        const x = RIGHT.has(types[place] ?? 'text') ? left + Math.max(0, free) : left;
        letters.draw(line, x, y + index * LINE, { face, size: SIZE });
      }
    }
    y += height + 1;
  }

  head();
  return {
    row: (texts: readonly string[]) => cells(texts, 'plain'),
    /** The last row, below a line. */
    totals(texts: readonly string[]) {
      rule(0.5);
      cells(texts, 'bold');
    },
  };
}

/** Wide enough for the longest word of a heading and for a usual value, as far as there is room. */
function columnWidths(letters: PdfLetters, room: number, { headings, types }: Columns): number[] {
  const least = types.map((type, place) => {
    const words = (headings[place] ?? '').split(' ').map((word) => letters.width(word, 'bold', SIZE));
    return Math.max(...words, letters.width(SAMPLES[type], 'plain', SIZE)) + GAP;
  });
  const used = least.reduce((sum, width) => sum + width, 0);
  if (used >= room) return least.map((width) => (width * room) / used);
  const shares = types.reduce((sum, type) => sum + SHARES[type], 0);
  return least.map((width, place) => width + ((room - used) * SHARES[types[place] ?? 'text']) / shares);
}
