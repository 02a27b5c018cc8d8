import { Document, Page, Text } from '@react-pdf/renderer';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { FAMILIES, WEIGHTS } from '@/lib/papers/paper-theme';
import { renderPaper } from '@/lib/papers/render-paper';
import { pdfText } from './pdf-text';

async function printed(text: string, fontWeight: number): Promise<string> {
  const style = { fontFamily: [...FAMILIES], fontWeight };
  const page = createElement(Page, null, createElement(Text, { style }, text));
  return pdfText(await renderPaper(createElement(Document, null, page))).text;
}

// An accented letter is drawn from the letter without its accent, which the font then keeps.
it.each(WEIGHTS)(
  'a letter can be searched after a paper that has it only with an accent, at weight %s',
  async (weight) => {
    expect(await printed('ÉÈÀÙÇ', weight)).toContain('ÉÈÀÙÇ');
    expect(await printed('EAUC', weight)).toContain('EAUC');
  },
);
