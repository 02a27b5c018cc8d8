/** Lower case, without accents, hyphens and marks, words parted by one space: how names, plates and numbers are searched. */
export function normalizeSearch(...parts: (string | null | undefined)[]): string {
  return parts
    .filter((part) => part)
    .join(' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The words by which a record is found by their beginnings: each word of each part, and each part without its gaps. */
export function searchWords(...parts: (string | null | undefined)[]): string[] {
  const words = parts.flatMap((part) => {
    const plain = normalizeSearch(part);
    return [...plain.split(' '), plain.replaceAll(' ', '')];
  });
  return [...new Set(words)].filter(Boolean);
}

/** A number of a licence, paper or plate without what people write between its signs: `aa-12 34` and `AA1234` are one. */
export function numberKey(text: string): string {
  return normalizeSearch(text).replaceAll(' ', '').toUpperCase();
}
