import { nationalNumber } from '../phone';

const LONGEST = 32;
const MOST_WORDS = 25;
/** So many parts of a search are looked at; who types more has been understood long before. */
const MOST_PARTS = 6;
const SPELLED: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' };

/** Lower case, without accents, hyphens and marks, words parted by one space: how names, plates and numbers are searched. */
export function normalizeSearch(...parts: (string | null | undefined)[]): string {
  return parts
    .filter((part) => part)
    .join(' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæßøłđ]/g, (sign) => SPELLED[sign] ?? sign)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * The words by whose beginnings a record is found: from each place at which a word of a part begins, the rest of the part without
 * gaps. So `Jean-Robert Cadet` gives `jeanrobertcadet`, `robertcadet` and `cadet`, and is found by `jean r`, `jeanrobert`, `cadet`.
 * A number is found from its digits on, and by its last four; a phone (`+…`) with and without its country, and as it is dialled there.
 */
export function searchWords(...parts: (string | null | undefined)[]): string[] {
  const words = parts.flatMap((part) => (part ? wordsOf(part) : []));
  return [...new Set(words.map((word) => word.slice(0, LONGEST)))].slice(0, MOST_WORDS);
}

/**
 * Ways to read what was typed, each a list of beginnings that a record must all have: word by word first, then with neighbours
 * joined, since `petit frere` may stand there as `Petitfrère` and `3700-0001` as `37000001`. Empty where nothing is searched.
 */
export function readSearch(text: string): string[][] {
  // A number as it is dialled from abroad is the same one.
  const plain = normalizeSearch(text).replace(/^00 ?(?=[\d ]{9,}$)/, '');
  if (!plain) return [];
  return readings(plain.split(' ').slice(0, MOST_PARTS)).map((words) => [...new Set(words)]);
}

/** The first three signs of a word, as `search_words.start` has them. */
export function startOf(word: string): string {
  return [...word].slice(0, 3).join('');
}

/** A number of a licence, paper or plate without what people write between its signs: `aa-12 34` and `AA1234` are one. */
export function numberKey(text: string): string {
  return normalizeSearch(text).replaceAll(' ', '').toUpperCase();
}

function wordsOf(part: string): string[] {
  if (/^\+\d/.test(part)) return phoneWords(part);
  const [name, ...domain] = part.includes('@') ? part.split('@') : [part];
  const rests = restsOf(normalizeSearch(name).split(' '));
  // Of an address, what stands before the @ is searched; half of all customers share what stands behind it.
  const tail = normalizeSearch(domain.join('')).replaceAll(' ', '');
  const whole = rests[0] ?? '';
  const fromDigits = [...whole.matchAll(/(?<=\p{L})\d{3,}/gu)].map((found) => whole.slice(found.index));
  const lastFour = /\d(\d{4})$/.exec(whole)?.slice(1) ?? [];
  return [...rests, ...fromDigits, ...lastFour].filter(Boolean).map((word) => word + tail);
}

/** Abroad, people write their own country's numbers with a 0 before them. */
function phoneWords(phone: string): string[] {
  const digits = phone.replace(/\D/g, '');
  const national = nationalNumber(phone) ?? digits.slice(3);
  const atHome = /^(?:509|1)/.test(digits) ? [] : [`0${national}`];
  return [digits, national, ...atHome, digits.slice(-4)].filter(Boolean);
}

function restsOf(tokens: string[]): string[] {
  return tokens.map((_, index) => tokens.slice(index).join(''));
}

function readings(tokens: string[]): string[][] {
  if (tokens.length === 0) return [[]];
  return tokens.flatMap((_, index) => {
    const word = tokens
      .slice(0, index + 1)
      .join('')
      .slice(0, LONGEST);
    return readings(tokens.slice(index + 1)).map((rest) => [word, ...rest]);
  });
}
