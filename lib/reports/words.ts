/** The messages of words that are stored, in which `prefix` and the word make the key. */
export function words(prefix: string, values: readonly string[]): Record<string, string> {
  return Object.fromEntries(values.map((value) => [value, `${prefix}${value}`]));
}
