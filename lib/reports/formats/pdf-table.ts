import 'server-only';
import type PDFDocument from 'pdfkit';
import type { ReportColumn } from '../report-source';
import { longestWord } from './longest-word';
import type { Face, PdfLetters } from './pdf-letters';

/** In points. */
export const PDF_MARGIN = 36;
/** The first of these sizes is used at which no column breaks a word. Nobody can read smaller ones. */
const SMALLEST = 5;
const SIZES = [6.5, 6, 5.5, SMALLEST];
const LINE = 1.26;
/** A word that is wider than this share of the page does not widen its column: it may be an address of a page. */
const WIDEST = 1 / 8;
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
  /** How wide the longest word of each column is in the first rows, in letters of one point. */
  longest: readonly number[];
}

/** A table over as many pages as its rows need, with its headings on each page. */
export function pdfTable(
  doc: typeof PDFDocument.prototype,
  letters: PdfLetters,
  { title, headings, types, longest, addPage }: Columns & { title: string; addPage: () => void },
) {
  // The pages before have the same size.
  const room = doc.page.width - 2 * PDF_MARGIN;
  const { size, widths } = columnWidths(letters, room, { headings, types, longest });
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
    const lines = texts.map((text, place) => letters.lines(text, (widths[place] ?? 0) - GAP, { face, size }));
    const height = Math.max(1, ...lines.map(({ length }) => length)) * LINE * size;
    if (y + height > bottom) head();
    for (const [place, all] of lines.entries()) {
      for (const [index, line] of all.entries()) {
        const left = starts[place] ?? PDF_MARGIN;
        const free = (widths[place] ?? 0) - GAP - letters.width(line, face, size);
        const x = RIGHT.has(types[place] ?? 'text') ? left + Math.max(0, free) : left;
        letters.draw(line, x, y + index * LINE * size, { face, size });
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

/** Wide enough for the longest word of a heading and of the first rows, and for a usual value, as far as there is room. */
function columnWidths(letters: PdfLetters, room: number, { headings, types, longest }: Columns) {
  const leastAt = (size: number) =>
    types.map((type, place) => {
      const heading = size * longestWord(letters, headings[place] ?? '', 'bold');
      const word = Math.min(size * (longest[place] ?? 0), room * WIDEST);
      // A bit more, because a sum of widths is not exact.
      return Math.max(heading, word, size * letters.width(SAMPLES[type], 'plain', 1)) + GAP + 0.01;
    });
  const sum = (all: readonly number[]) => all.reduce((total, width) => total + width, 0);
  const size = SIZES.find((one) => sum(leastAt(one)) <= room) ?? SMALLEST;
  const least = leastAt(size);
  const used = sum(least);
  if (used >= room) return { size, widths: least.map((width) => (width * room) / used) };
  const shares = sum(types.map((type) => SHARES[type]));
  const widths = least.map((width, place) => width + ((room - used) * SHARES[types[place] ?? 'text']) / shares);
  return { size, widths };
}
