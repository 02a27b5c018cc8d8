import 'server-only';
import { type DocumentProps, Font, renderToBuffer } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { assertNotInTransaction } from '@/db/in-transaction';
import { FAMILIES, WEIGHTS } from './paper-theme';

/** The characters that a font may use to build others: É is drawn as an E with an accent. */
const PARTS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

let known: Promise<void> | undefined;

let before: Promise<unknown> = Promise.resolve();

/**
 * A paper as the bytes of a PDF, whose text can be searched and copied. One at a time, to need the memory of one. The
 * server calls it by `drawPaper`. Throws inside a transaction.
 */
export function renderPaper(paper: ReactElement<DocumentProps>): Promise<Buffer> {
  assertNotInTransaction();
  const printed = before.then(async () => {
    known ??= knowCharacters();
    await known;
    return renderToBuffer(paper);
  });
  before = printed.catch(() => undefined);
  return printed;
}

/**
 * Tells the fonts once which character each glyph stands for. A font that draws É first keeps the E inside it without its
 * character. Then an E can't be searched or copied in any later paper of this process.
 */
async function knowCharacters(): Promise<void> {
  for (const fontFamily of FAMILIES) {
    for (const fontWeight of WEIGHTS) {
      await Font.load({ fontFamily, fontWeight });
      const font = Font.getFont({ fontFamily, fontWeight }).data;
      font?.glyphsForString(PARTS);
    }
  }
}
