// After a leading tab or line break, some programs still interpret the next character.
const RISKY = /^'*[=+\-@\t\r\n]/;
const DEFUSED = /^'+[=+\-@\t\r\n]/;

/**
 * Text that no spreadsheet runs as a formula: an apostrophe is put before anything that would start one
 * (docs/rules.md §15).
 */
export function defuse(text: string): string {
  return RISKY.test(text) ? `'${text}` : text;
}

/** Reverses `defuse`, so that a corrected file can be uploaded again. */
export function undefuse(text: string): string {
  return DEFUSED.test(text) ? text.slice(1) : text;
}
