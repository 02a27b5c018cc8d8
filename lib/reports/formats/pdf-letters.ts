import 'server-only';
import path from 'node:path';
import type PDFDocument from 'pdfkit';
import { wordParts } from './word-parts';

/** The fonts of papers, each in two files: most characters, and more of Latin script. */
const FILES = path.join(process.cwd(), 'lib/papers/fonts');
const FACES = {
  plain: ['source-serif-4-latin-400.ttf', 'source-serif-4-latin-ext-400.ttf'],
  bold: ['source-serif-4-latin-600.ttf', 'source-serif-4-latin-ext-600.ttf'],
};
export type Face = keyof typeof FACES;

/** Characters that a font may build others from. Read first, each keeps its own character in the file. */
const PARTS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Stands for a character that no font has. The fonts have this one. */
const UNKNOWN = '?';

interface Glyphs {
  hasGlyphForCodePoint: (code: number) => boolean;
  glyphsForString: (text: string) => unknown;
}

/** A piece of text in one font. */
interface Run {
  font: string;
  text: string;
}

/** Measures and draws text whose characters may be in two fonts. Line breaks within a text are spaces. */
export function pdfLetters(doc: typeof PDFDocument.prototype) {
  const fonts = new Map<string, Glyphs>();
  const widths = new Map<string, number>();
  for (const name of Object.values(FACES).flat()) {
    doc.registerFont(name, path.join(FILES, name)).font(name);
    // Safe because the version is pinned: pdfkit keeps the opened font there, and its types leave that out.
    const { font } = (doc as unknown as { _font: { font: Glyphs } })._font;
    font.glyphsForString(PARTS);
    fonts.set(name, font);
  }

  function runs(text: string, face: Face): Run[] {
    const found: Run[] = [];
    for (const character of text) {
      const code = character.codePointAt(0) ?? 0;
      const font = FACES[face].find((name) => fonts.get(name)?.hasGlyphForCodePoint(code));
      const last = found.at(-1);
      const [name, written] = [font ?? FACES[face][0] ?? '', font ? character : UNKNOWN];
      if (last?.font === name) last.text += written;
      else found.push({ font: name, text: written });
    }
    return found;
  }

  function width(text: string, face: Face, size: number): number {
    const key = `${face} ${size} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    const sum = runs(text, face).reduce((all, run) => all + doc.font(run.font, size).widthOfString(run.text), 0);
    widths.set(key, sum);
    return sum;
  }

  /** The lines of a text in a column so many points wide. A word is broken only where the column is narrower than its parts. */
  function lines(text: string, room: number, { face = 'plain', size }: { face?: Face; size: number }): string[] {
    const all: string[] = [];
    let line = '';
    const space = width(' ', face, size);
    let used = 0;
    // A control character can't be drawn, and the others are kinds of spaces.
    for (const word of text.split(/[\s\p{Cc}]+/u).filter(Boolean)) {
      for (const piece of pieces(word, room, { face, size })) {
        const wide = width(piece, face, size);
        if (line && used + space + wide > room) {
          all.push(line);
          line = '';
        }
        used = line ? used + space + wide : wide;
        line = line ? `${line} ${piece}` : piece;
      }
    }
    return line ? [...all, line] : all;
  }

  function pieces(word: string, room: number, { face, size }: { face: Face; size: number }): string[] {
    if (width(word, face, size) <= room) return [word];
    const found: string[] = [];
    let piece = '';
    for (const part of wordParts(word).flatMap((whole) => (width(whole, face, size) <= room ? [whole] : [...whole]))) {
      if (piece && width(piece, face, size) + width(part, face, size) > room) {
        found.push(piece);
        piece = '';
      }
      piece += part;
    }
    return [...found, piece];
  }

  function draw(text: string, x: number, y: number, { face = 'plain', size }: { face?: Face; size: number }): void {
    let at = x;
    for (const run of runs(text, face)) {
      doc.font(run.font, size).text(run.text, at, y, { lineBreak: false });
      at += width(run.text, face, size);
    }
  }

  return { width, lines, draw };
}

export type PdfLetters = ReturnType<typeof pdfLetters>;
