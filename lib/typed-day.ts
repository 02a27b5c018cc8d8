import { DAYS, MONTHS } from './date-names';
import { daysBetween, shiftDay } from './dates';
import type { Locale } from './i18n/locales';
import { typedTime } from './typed-time';

export interface DayReading {
  locale: Locale;
  /** Such as `2026-11-21`: words and days without a year are read from it. */
  today: string;
}

/** What people call the days around today, in any of the languages, without accents. */
const NEAR = new Map<string, number>(
  Object.entries({
    ...{ yesterday: -1, hier: -1, ye: -1 },
    ...{ today: 0, "aujourd'hui": 0, aujourdhui: 0, auj: 0, 'jodi a': 0, jodia: 0 },
    ...{ tomorrow: 1, tmrw: 1, demain: 1, demen: 1, 'apres-demain': 2, 'apre demen': 2, apredemen: 2 },
  }),
);
const MONTH_NAMES = byName(MONTHS);
const DAY_NAMES = byName(DAYS);
const YEARS = { from: 1900, to: 2200 };

/**
 * The day that people mean by what they type: `25/11/2026`, `251126`, `25/11`, `25`, `Nov 25`, `25 nov. 2026`, `+3`, `Friday`, `demen`. Null if
 * it is none. English reads the month first, French and Kreyòl the day, and each of them what can't be meant otherwise. Without
 * a year it is the one nearest to today; a weekday is the next one.
 */
export function typedDay(text: string, reading: DayReading): string | null {
  const { today } = reading;
  const words = plain(text);
  const near = NEAR.get(words);
  if (near !== undefined) return shiftDay(today, near);
  if (/^[+-]\d{1,3}$/.test(words)) return shiftDay(today, Number(words));
  const tokens = words
    .replace(/(\d)(?:er|st|nd|rd|th)\b/g, '$1')
    .replace(/(\d)(?=[a-z])|([a-z])(?=\d)/g, '$& ')
    .split(/[\s,./-]+/)
    .filter((token) => token !== '');
  const first = DAY_NAMES(tokens[0] ?? '');
  if (first !== undefined && tokens.length === 1) return nextWeekday(today, first);
  const isName = (token: string) => !/^\d+$/.test(token);
  // `Mar 3` is in March, and only `mar 3 nov` a Tuesday.
  if (first !== undefined && (tokens.slice(1).some(isName) || MONTH_NAMES(tokens[0] ?? '') === undefined))
    tokens.shift();
  const named = tokens.filter(isName);
  const numbers = tokens.filter((token) => !isName(token));
  if (named.length > 1) return null;
  if (named[0]) return withMonth(MONTH_NAMES(named[0]), numbers, today);
  return fromNumbers(numbers, reading);
}

/** A day typed with its time, such as `25/11 14h30` or `2026-11-25T14:30`; null if there is no such time in it. */
export function typedMoment(text: string, reading: DayReading): { day: string; time: string } | null {
  const match =
    /^(.*?[\dA-Za-zÀ-ÿ.])(?:[\s,]+(?:[àa]\s+)?|T)(\d{1,2}\s*[:hH]\s*\d{0,2}(?:\s*[ap]m)?|\d{1,2}\s*[ap]m)$/i.exec(
      text.trim(),
    );
  const day = match?.[1] ? typedDay(match[1], reading) : null;
  const time = match?.[2] ? typedTime(match[2]) : null;
  return day && time ? { day, time } : null;
}

/** Whether a text is a day as values have it, `2026-11-25`. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}

/** Whether more typing would not change what the text means: four digits of a year end it, or an ISO day. */
export function isWholeDay(text: string): boolean {
  return /(?:\D\d{4}|^\d{8}|^\d{4}-\d{2}-\d{2})$/.test(text.trim());
}

function withMonth(month: number | undefined, [first, second, ...more]: string[], today: string): string | null {
  if (month === undefined || first === undefined || more.length > 0) return null;
  if (second === undefined) return nearest(month + 1, Number(first), today);
  const [day, year] = first.length === 4 ? [second, first] : [first, second];
  return dayOf(yearOf(year, today), month + 1, Number(day));
}

function fromNumbers(numbers: string[], { locale, today }: DayReading): string | null {
  const [first = '', second, third, ...more] = numbers;
  if (more.length > 0) return null;
  const inOrder = (one: string, other: string, read: (month: number, day: number) => string | null) => {
    const [usual, unusual] =
      locale === 'en'
        ? [
            [one, other],
            [other, one],
          ]
        : [
            [other, one],
            [one, other],
          ];
    return read(Number(usual?.[0]), Number(usual?.[1])) ?? read(Number(unusual?.[0]), Number(unusual?.[1]));
  };
  if (third !== undefined && second !== undefined) {
    if (first.length === 4) return dayOf(Number(first), Number(second), Number(third));
    return inOrder(first, second, (month, day) => dayOf(yearOf(third, today), month, day));
  }
  if (second !== undefined) return inOrder(first, second, (month, day) => nearest(month, day, today));
  if (first.length <= 2) return first === '' ? null : nearest(Number(today.slice(5, 7)), Number(first), today);
  if (![4, 6, 8].includes(first.length)) return null;
  const [one, other, year] = [first.slice(0, 2), first.slice(2, 4), first.slice(4)];
  const read = inOrder(one, other, (month, day) =>
    year === '' ? nearest(month, day, today) : dayOf(yearOf(year, today), month, day),
  );
  if (read !== null || first.length < 8) return read;
  return dayOf(Number(first.slice(0, 4)), Number(first.slice(4, 6)), Number(first.slice(6)));
}

/** Two digits mean a year from 80 years ago to 19 ahead. */
function yearOf(text: string, today: string): number {
  if (text.length !== 2) return text.length === 4 ? Number(text) : 0;
  const latest = Number(today.slice(0, 4)) + 19;
  const year = latest - (latest % 100) + Number(text);
  return year > latest ? year - 100 : year;
}

function nearest(month: number, day: number, today: string): string | null {
  const year = Number(today.slice(0, 4));
  const found = [year - 1, year, year + 1].map((each) => dayOf(each, month, day)).filter((each) => each !== null);
  const distance = (each: string) => Math.abs(daysBetween(today, each));
  return found.sort((one, other) => distance(one) - distance(other))[0] ?? null;
}

function dayOf(year: number, month: number, day: number): string | null {
  if (!(year >= YEARS.from && year <= YEARS.to)) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : null;
}

function nextWeekday(today: string, weekday: number): string {
  const now = new Date(`${today}T12:00:00Z`).getUTCDay();
  return shiftDay(today, ((weekday - now + 6) % 7) + 1);
}

/** The place of a name that begins with the given letters, where they can't mean another; three letters, or the whole name. */
function byName(names: Readonly<Record<Locale, readonly string[]>>): (token: string) => number | undefined {
  const all = Object.values(names).flatMap((list) => list.map((name, index) => ({ name: plain(name), index })));
  return (token) => {
    const exact = all.find(({ name }) => name === token);
    if (exact) return exact.index;
    const found = new Set(
      all.filter(({ name }) => token.length >= 3 && name.startsWith(token)).map(({ index }) => index),
    );
    return found.size === 1 ? [...found][0] : undefined;
  };
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, "'").toLowerCase().trim();
}
