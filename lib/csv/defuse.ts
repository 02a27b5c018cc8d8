// Some programs read the full-width characters as the plain ones. After a leading tab or line break, some still
// interpret the next character.
const RISKY = /^'*[=+\-@＝＋－＠\t\r\n]/;
const DEFUSED = /^'+[=+\-@＝＋－＠\t\r\n]/;
const NEGATIVE_NUMBER = /^-\d+(?:[.,]\d+)?$/;

/**
 * Text that no spreadsheet runs as a formula: an apostrophe is put before anything that would start one. A negative
 * number starts none, and stays a number (docs/rules.md §15).
 */
export function defuse(text: string): string {
  return RISKY.test(text) && !NEGATIVE_NUMBER.test(text) ? `'${text}` : text;
}

/** Reverses `defuse`, so that a corrected file can be uploaded again. */
export function undefuse(text: string): string {
  return DEFUSED.test(text) ? text.slice(1) : text;
}
