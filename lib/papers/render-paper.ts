import { type DocumentProps, Font, renderToBuffer } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { FAMILIES, WEIGHTS } from './paper-theme';

/** The characters that others contain, in fonts as ours. */
const PARTS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

let known: Promise<void> | undefined;

/** A paper as the bytes of a PDF, whose text can be searched and copied. */
export async function renderPaper(paper: ReactElement<DocumentProps>): Promise<Buffer> {
  known ??= knowCharacters();
  await known;
  return renderToBuffer(paper);
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
