/**
 * What `parse` reads, also below zero. A field that takes no such number can then say which ones it takes, where it would
 * else say that this is no number.
 */
export function parseSigned(text: string, parse: (text: string) => number | null): number | null {
  const [, minus, size = text] = /^\s*([-\u2212])\s*(.*)$/s.exec(text) ?? [];
  const number = parse(size);
  return number === null || !minus ? number : 0 - number;
}
