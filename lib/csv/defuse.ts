// Some programs read the full-width characters as the plain ones. After a leading tab or line break, some still
// interpret the next character.
const RISKY = /^'*[=+\-@＝＋－＠\t\r\n]/;
const DEFUSED = /^'+[=+\-@＝＋－＠\t\r\n]/;
const NEGATIVE_NUMBER = /^-\d+(?:[.,]\d+)?$/;

// A French Excel parts the cells of such a file at semicolons. It knows quotes only at a cell's start, where it skips them. So
// for it a cell can also begin after a semicolon or a line break in a text.
const PARTED = /(?<![; \t\r\n\u00a0"])[; \t\r\n\u00a0"]+(?='*[=+\-@＝＋－＠])/g;
const DEFUSED_PARTED = /(?<![; \t\r\n\u00a0"])([; \t\r\n\u00a0"]+)'(?='*[=+\-@＝＋－＠])/g;
const PARTING = /[;\t\r\n]/;

/**
 * Text that no spreadsheet runs as a formula: an apostrophe is put before anything that would start one. A negative
 * number starts none, and stays a number (docs/rules.md §15).
 */
export function defuse(text: string): string {
  if (NEGATIVE_NUMBER.test(text)) return text;
  const safe = text.replace(PARTED, (gap) => (PARTING.test(gap) ? `${gap}'` : gap));
  return RISKY.test(text) ? `'${safe}` : safe;
}

/** Reverses `defuse`, so that a corrected file can be uploaded again. */
export function undefuse(text: string): string {
  const begun = DEFUSED.test(text) ? text.slice(1) : text;
  return begun.replace(DEFUSED_PARTED, (all, gap: string) => (PARTING.test(gap) ? gap : all));
}
