import { cutText } from '../cut-text';
import { nationalNumber } from '../phone';
import { normalizeSearch } from './normalize-search';

const LONGEST = 32;
const MOST_WORDS = 25;
/** The most parts of a search that are used. A longer search is already specific enough. */
const MOST_PARTS = 6;

/**
 * The words that find a record by their prefixes. For each word of a part, this is the rest of that part without
 * spaces. `Jean-Robert Cadet` gives `jeanrobertcadet`, `robertcadet` and `cadet`, so `jean r`, `jeanrobert` and `cadet`
 * find it. A number is found by its digits and by its last four. A phone (`+…`) is found with and without its country
 * code, and as dialed locally.
 */
export function searchWords(...parts: (string | null | undefined)[]): string[] {
  const words = parts.flatMap((part) => (part ? wordsOf(part) : []));
  return [...new Set(words.map((word) => cutText(word, LONGEST)))].slice(0, MOST_WORDS);
}

/**
 * Several readings of the search text. Each is a list of prefixes that a record must all have: first word by word, then
 * with neighbors joined. `petit frere` may be stored as `Petitfrère`, and `3700-0001` as `37000001`. Empty if nothing
 * is searched.
 */
export function readSearch(text: string): string[][] {
  // A number dialed with the international prefix is the same number.
  const plain = normalizeSearch(text).replace(/^00 ?(?=[\d ]{9,}$)/, '');
  if (!plain) return [];
  return readings(plain.split(' ').slice(0, MOST_PARTS)).map((words) => [...new Set(words)]);
}

/**
 * A document's number as people type it, with or without dashes and zeros, in the form in which it is searched:
 * `R202600042` and `r-2026-42` give `r 2026 00042` as `whole`. `beginning` is what was typed so far, `r 2026 42`. Null for any other text.
 */
export function readDocumentNumber(text: string): { whole: string; beginning: string } | null {
  const [, series, year, digits] = /^(nc|pf|[rvpmqf])[\s-]*(20\d\d)[\s-]*(\d{1,9})$/i.exec(text.trim()) ?? [];
  if (!series || !year || !digits) return null;
  const start = `${series.toLowerCase()} ${year} `;
  return { whole: start + digits.padStart(5, '0'), beginning: start + digits };
}

/** The first three characters of a word, as in `search_words.start`. */
export function startOf(word: string): string {
  return [...word].slice(0, 3).join('');
}

/** The number of a license, document or plate without separators: `aa-12 34` and `AA1234` are the same. */
export function numberKey(text: string): string {
  return normalizeSearch(text).replaceAll(' ', '').toUpperCase();
}

function wordsOf(part: string): string[] {
  if (/^\+\d/.test(part)) return phoneWords(part);
  const [name, ...domain] = part.includes('@') ? part.split('@') : [part];
  const rests = restsOf(normalizeSearch(name).split(' '));
  // Only the part of an email address before the @ is searched. Half of all customers share the part after it.
  const tail = normalizeSearch(domain.join('')).replaceAll(' ', '');
  const whole = rests[0] ?? '';
  const fromDigits = [...whole.matchAll(/(?<=\p{L})\d{3,}/gu)].map((found) => whole.slice(found.index));
  const lastFour = /\d(\d{4})$/.exec(whole)?.slice(1) ?? [];
  return [...rests, ...fromDigits, ...lastFour].filter(Boolean).map((word) => word + tail);
}

/** In other countries, people write local numbers with a leading 0. */
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
    const word = cutText(tokens.slice(0, index + 1).join(''), LONGEST);
    return readings(tokens.slice(index + 1)).map((rest) => [word, ...rest]);
  });
}
