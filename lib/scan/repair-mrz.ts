import { checkDigit } from './check-digit';
import { type Layout, type Part, partOf } from './mrz-layout';

const AS_DIGIT: Record<string, string> = { O: '0', Q: '0', D: '0', I: '1', L: '1', Z: '2', S: '5', G: '6', B: '8' };
const AS_LETTER: Record<string, string> = { 0: 'O', 1: 'I', 2: 'Z', 5: 'S', 6: 'G', 8: 'B' };
/** Characters that text recognition confuses. G and 6 have the same value, so no check digit can tell them apart. */
const ALIKE: Record<string, string> = {
  O: '0',
  0: 'OQD',
  Q: '0',
  D: '0',
  I: '1',
  1: 'I',
  Z: '2',
  2: 'Z',
  S: '5',
  5: 'S',
  B: '8',
  8: 'B',
};

/**
 * The lines with letters where only letters are allowed, and digits where only digits are. A number with a wrong check
 * digit is corrected if replacing exactly one similar-looking character makes it right. That makes it likely, not
 * certain.
 */
export function repairMrz(lines: readonly string[], layout: Layout): string[] {
  const typed = lines.map((line, index) =>
    [...line].map((char, at) => ofKind(char, layout.kinds[index]?.[at] ?? 'x')).join(''),
  );
  const number = partOf(typed, layout.number);
  if (isProven(typed, layout.number, layout.numberCheck)) return typed;
  const fitting = substitutes(number)
    .map((choice) => replaced(typed, layout.number, choice))
    .filter((choice) => isProven(choice, layout.number, layout.numberCheck));
  const [only] = fitting;
  return only && fitting.length === 1 ? only : typed;
}

/** Whether a part's own check digit is right. */
export function isProven(lines: readonly string[], part: Part, check: Part): boolean {
  const text = partOf(lines, part);
  return !text.includes('?') && checkDigit(text) === partOf(lines, check);
}

/** Whether the last check digit, over all checked parts, is right. */
export function isWhole(lines: readonly string[], layout: Layout): boolean {
  const text = layout.all.map((part) => partOf(lines, part)).join('');
  return !text.includes('?') && checkDigit(text) === partOf(lines, layout.allCheck);
}

function ofKind(char: string, kind: string): string {
  if (kind === 'n') return AS_DIGIT[char] ?? char;
  return kind === 'a' ? (AS_LETTER[char] ?? char) : char;
}

/** All variants of the text with one character replaced by a similar-looking one. */
function substitutes(text: string): string[] {
  return [...text].flatMap((char, at) =>
    [...(ALIKE[char] ?? '')].map((other) => text.slice(0, at) + other + text.slice(at + 1)),
  );
}

function replaced(lines: readonly string[], [line, from, to]: Part, text: string): string[] {
  return lines.map((one, index) => (index === line ? one.slice(0, from) + text + one.slice(to) : one));
}
