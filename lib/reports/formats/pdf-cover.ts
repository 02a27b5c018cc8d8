import 'server-only';
import type PDFDocument from 'pdfkit';
import type { PdfLetters } from './pdf-letters';
import { PDF_MARGIN } from './pdf-table';
import type { ReportCover } from './report-cover';

const VALUES_AT = 220;
const LOGO = { width: 150, height: 56 };

/** The first page: whose report it is, of when, and what it comes to. */
export function pdfCover(
  doc: typeof PDFDocument.prototype,
  letters: PdfLetters,
  cover: ReportCover & { logo: Buffer | null },
): void {
  const room = doc.page.width - 2 * PDF_MARGIN;
  let y = PDF_MARGIN;
  if (cover.logo)
    doc.image(cover.logo, doc.page.width - PDF_MARGIN - LOGO.width, y, {
      fit: [LOGO.width, LOGO.height],
      align: 'right',
    });
  const line = (text: string, { face = 'plain', size }: { face?: 'plain' | 'bold'; size: number }) => {
    for (const part of letters.lines(text, room, { face, size })) {
      letters.draw(part, PDF_MARGIN, y, { face, size });
      y += size * 1.35;
    }
  };
  line(cover.company, { face: 'bold', size: 14 });
  for (const text of cover.lines) line(text, { size: 9 });
  y += 14;
  line(cover.title, { face: 'bold', size: 16 });
  line(cover.period, { size: 10 });
  line(cover.madeAt, { size: 9 });
  for (const { name, facts } of cover.summary) {
    y += 8;
    line(name, { face: 'bold', size: 10 });
    for (const [label, value] of facts) {
      letters.draw(label, PDF_MARGIN + 10, y, { size: 9 });
      letters.draw(value, PDF_MARGIN + VALUES_AT, y, { size: 9 });
      y += 12;
    }
  }
}
