import { COLORS, type Color } from './colors';

const COLOR_OF_WORD = new Map(
  Object.entries(COLORS).flatMap(([color, { words }]) => words.map((word) => [word as string, color as Color])),
);

/** Which usual color a clerk's text names, in any of the three languages. A text of their own names none. */
export function colorOf(text: string): Color | undefined {
  return COLOR_OF_WORD.get(text.trim().toLowerCase().normalize('NFC'));
}
