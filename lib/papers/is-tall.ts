/** Fewer than fit on a line of half a page, so that a text is rather thought to be taller than it is. */
const LETTERS_A_LINE = 30;
const MOST_LINES = 20;

/**
 * Whether one of these texts may be too tall to stand undivided on a page. What must not be divided is lost from the page's
 * end on, without a word.
 */
export function isTall(...texts: (string | null | undefined)[]): boolean {
  return texts.some((text) => linesOf(text ?? '') > MOST_LINES);
}

function linesOf(text: string): number {
  return text
    .split(/[\n\r\v\f\u0085\u2028\u2029]/)
    .reduce((sum, line) => sum + Math.max(1, line.length / LETTERS_A_LINE), 0);
}
