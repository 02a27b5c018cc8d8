/**
 * What of a word stays on one line. An e-mail address may go on after its `@` and its dots; a number, a phone or a plate that is
 * broken is hard to read and easy to mistake.
 */
export function wordParts(word: string): string[] {
  return word.includes('@') ? (word.match(/[^@.]*[@.]+|[^@.]+/g) ?? [word]) : [word];
}
