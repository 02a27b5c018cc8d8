// A tab or a line end at the beginning makes some programs look at the sign behind it.
const RISKY = /^'*[=+\-@\t\r\n]/;
const DEFUSED = /^'+[=+\-@\t\r\n]/;

/** A text that no spreadsheet runs as a formula: an apostrophe stands before what would begin one (docs/rules.md §15). */
export function defuse(text: string): string {
  return RISKY.test(text) ? `'${text}` : text;
}

/** The text as it was before `defuse`, so that a corrected file may come back. */
export function undefuse(text: string): string {
  return DEFUSED.test(text) ? text.slice(1) : text;
}
