/**
 * A name in capitals, rewritten the way people write it: `CADET-LAFLEUR` becomes `Cadet-Lafleur`, `O'BRIEN` becomes
 * `O'Brien`.
 */
export function personName(capitals: string): string {
  return capitals
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .replace(/(^|[\s\-'’])(\p{L})/gu, (_all, before: string, letter: string) => before + letter.toUpperCase());
}
