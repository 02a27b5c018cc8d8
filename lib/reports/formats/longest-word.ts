import type { Face, PdfLetters } from './pdf-letters';
import { wordParts } from './word-parts';

/** How wide a text's longest word is, in letters of one point. */
export function longestWord(letters: PdfLetters, text: string, face: Face): number {
  const words = text.split(/\s+/u).flatMap(wordParts);
  return words.reduce((most, word) => Math.max(most, letters.width(word, face, 1)), 0);
}
