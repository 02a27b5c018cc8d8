import fs from 'node:fs';
import path from 'node:path';

/** Chromium reads this line, and others take it for a comment: https://v8.dev/blog/explicit-compile-hints */
const HINT = '//# allFunctionsCalledOnLoad\n';
/** Larger ones are libraries of which a page calls little. */
const LARGEST = 250_000;

/**
 * Has each script of a build compiled while it arrives, beside the thread that draws the page. Otherwise that thread compiles each
 * module once more when it is first called, a fifth of all that it does for the wizard.
 */
export function hintCompilation(folder) {
  for (const name of fs.readdirSync(folder).filter((one) => one.endsWith('.js'))) {
    const file = path.join(folder, name);
    const script = fs.readFileSync(file, 'utf8');
    if (script.length <= LARGEST && !script.startsWith(HINT)) fs.writeFileSync(file, HINT + script);
  }
}
