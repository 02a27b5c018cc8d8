const SPELLED: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' };

/**
 * Lower case, without accents, hyphens and punctuation, words separated by one space. Names, plates and numbers are
 * searched in this form.
 */
export function normalizeSearch(...parts: (string | null | undefined)[]): string {
  return parts
    .filter((part) => part)
    .join(' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæßøłđ]/g, (letter) => SPELLED[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
