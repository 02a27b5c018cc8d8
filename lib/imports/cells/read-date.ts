import { formatDate } from '../../dates';
import { DAY_MS } from '../../durations';
import { LOCALES } from '../../i18n/locales';
import { normalizeSearch } from '../../search/normalize-search';
import type { DateOrder } from '../values';

/** Day 0 of a spreadsheet's calendar, which wrongly treats 1900 as a leap year. */
const EPOCH = Date.UTC(1899, 11, 30);

const MONTHS = new Map(
  LOCALES.flatMap((locale) =>
    Array.from({ length: 12 }, (_, index) => index + 1).flatMap((month) =>
      (['short', 'long'] as const).map((style) => {
        const shown = formatDate(`2026-${two(month)}-15`, locale, 'UTC', style);
        return [normalizeSearch(shown.replace(/\d+/g, ' ')), month] as const;
      }),
    ),
  ),
);

/**
 * The day a cell means, as `2026-11-21`. It reads ISO dates, day and month in the given order, month names in our
 * languages, and spreadsheet day numbers. Null for anything else, including two-digit years, which are ambiguous.
 */
export function readDate(text: string, order: DateOrder): string | null {
  const value = text
    .trim()
    .replace(/[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:Z|[ap]m)?$/i, '')
    .trim();
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(value) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(value);
  if (iso) return day(iso[1], iso[2], iso[3]);
  const parts = partsOf(value);
  if (parts)
    return order === 'dmy' ? day(parts.year, parts.second, parts.first) : day(parts.year, parts.first, parts.second);
  if (/^[1-7]\d{4}$/.test(value)) return new Date(EPOCH + Number(value) * DAY_MS).toISOString().slice(0, 10);
  return named(value);
}

/** The date order of a column, if one of its dates shows it: day first if a first part is over 12. */
export function guessDateOrder(texts: Iterable<string>): { order: DateOrder; certain: boolean } {
  let seen = false;
  for (const text of texts) {
    const parts = partsOf(text.trim().split(/[T ]/)[0] ?? '');
    if (!parts) continue;
    seen = true;
    if (Number(parts.first) > 12) return { order: 'dmy', certain: true };
    if (Number(parts.second) > 12) return { order: 'mdy', certain: true };
  }
  // Assumption: day first if nothing shows the order, as people in Haiti write.
  return { order: 'dmy', certain: !seen };
}

/** The first date that day-first and month-first would read differently, or null. */
export function ambiguousDate(texts: Iterable<string>): string | null {
  for (const text of texts) {
    const [first, second] = [readDate(text, 'dmy'), readDate(text, 'mdy')];
    if (first && second && first !== second) return text;
  }
  return null;
}

function partsOf(text: string) {
  const match = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(text);
  return match ? { first: match[1], second: match[2], year: match[3] } : null;
}

function named(text: string): string | null {
  const words = normalizeSearch(text)
    .split(' ')
    .map((word) => word.replace(/^(\d+)(?:er|st|nd|rd|th)$/, '$1'));
  const year = words.find((word) => /^\d{4}$/.test(word));
  const date = words.find((word) => /^\d{1,2}$/.test(word));
  const month = words.map((word) => MONTHS.get(word)).find((found) => found !== undefined);
  return words.length === 3 && year && date && month ? day(year, String(month), date) : null;
}

function day(year = '', month = '', date = ''): string | null {
  const iso = `${year}-${two(Number(month))}-${two(Number(date))}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? null : iso;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
