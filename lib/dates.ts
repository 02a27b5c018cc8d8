import { MONTHS, NEAR_DAYS, SHORT_DAYS, SHORT_MONTHS } from './date-names';
import { DAY_MS, MINUTE_MS } from './durations';
import type { Locale } from './i18n/locales';
import { zonedParts } from './zoned-parts';

/** `2026-11-21` in the zone. */
export function localDay(instant: Date, timeZone: string): string {
  const { year, month, day } = zonedParts(instant, timeZone);
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

/** `2026-11-21T16:00` in the zone: what a date-time field holds. */
export function instantToLocal(instant: Date, timeZone: string): string {
  const { hour, minute } = zonedParts(instant, timeZone);
  return `${localDay(instant, timeZone)}T${two(hour)}:${two(minute)}`;
}

/**
 * The instant of a wall-clock time in a zone; null if the text is not a date-time. A time skipped by a clock change is
 * read with the offset before the change. A time that occurs twice means the first occurrence.
 */
export function localToInstant(local: string, timeZone: string): Date | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::\d{2})?)?$/.exec(local);
  if (!match) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(1).map((text) => Number(text ?? 0));
  const wall = Date.UTC(year, month - 1, day, hour, minute);
  const check = new Date(wall);
  if (check.toISOString().slice(0, 16) !== `${local.slice(0, 10)}T${two(hour)}:${two(minute)}`) return null;
  const before = offsetMs(new Date(wall - DAY_MS), timeZone);
  const after = offsetMs(new Date(wall + DAY_MS), timeZone);
  const candidates = [wall - before, wall - after].filter((time) => time + offsetMs(new Date(time), timeZone) === wall);
  return new Date(candidates.length > 0 ? Math.min(...candidates) : wall - before);
}

/** The first instant of the local day that is `days` after the given one. */
export function startOfLocalDay(instant: Date, timeZone: string, days = 0): Date {
  return localToInstant(`${shiftDay(localDay(instant, timeZone), days)}T00:00`, timeZone) ?? instant;
}

/** The local day that is `days` after another, such as `2026-11-21`. */
export function shiftDay(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
}

/** The local day that is so many months after another. Where the month is shorter, its last day. */
export function shiftMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** Whole days from one local day, such as `2026-11-21`, to another; negative if the second is earlier. */
export function daysBetween(from: string, until: string): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS);
}

/** `Nov 21, 2026` · `21 nov. 2026` · `21 nov 2026`; also for a plain day, `2026-11-21`. */
export function formatDate(
  value: Date | string,
  locale: Locale,
  timeZone: string,
  style: 'short' | 'long' = 'short',
): string {
  const [year, month, day] = (typeof value === 'string' ? value.slice(0, 10) : localDay(value, timeZone))
    .split('-')
    .map(Number);
  const name = (style === 'long' ? MONTHS : SHORT_MONTHS)[locale][(month ?? 1) - 1] ?? '';
  return `${dayAndMonth(day ?? 1, name, locale)}${locale === 'en' ? ',' : ''} ${year}`;
}

/** In the order of the language: `Nov 1` · `1er nov.` · `1 nov`. */
function dayAndMonth(day: number, month: string, locale: Locale): string {
  if (locale === 'en') return `${month} ${day}`;
  return `${locale === 'fr' && day === 1 ? '1er' : day} ${month}`;
}

export function formatTime(instant: Date, timeZone: string): string {
  const { hour, minute } = zonedParts(instant, timeZone);
  return `${two(hour)}:${two(minute)}`;
}

export function formatDateTime(
  instant: Date,
  locale: Locale,
  timeZone: string,
  style: 'short' | 'long' = 'short',
): string {
  return `${formatDate(instant, locale, timeZone, style)}, ${formatTime(instant, timeZone)}`;
}

/** The way people say it: `today 16:00`, `Fri Nov 28`. The year appears only if it is not the current one. */
export function formatDay(instant: Date, locale: Locale, timeZone: string, now: Date): string {
  const day = localDay(instant, timeZone);
  const distance = daysBetween(localDay(now, timeZone), day);
  const near: Record<string, string> = NEAR_DAYS[locale];
  const word = near[String(distance)];
  if (word) return `${word} ${formatTime(instant, timeZone)}`;
  const date = new Date(`${day}T12:00:00Z`);
  if (day.slice(0, 4) !== localDay(now, timeZone).slice(0, 4)) return formatDate(day, locale, timeZone);
  const name = SHORT_MONTHS[locale][date.getUTCMonth()] ?? '';
  return `${SHORT_DAYS[locale][date.getUTCDay()]} ${dayAndMonth(date.getUTCDate(), name, locale)}`;
}

/** A day as a heading: `Today`, `Fri Nov 28`. */
export function formatDayHeading(instant: Date, locale: Locale, timeZone: string, now: Date): string {
  const said = formatDay(instant, locale, timeZone, now).replace(` ${formatTime(instant, timeZone)}`, '');
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** The way people say it, always with the time: `today 16:00`, `Fri Nov 28, 16:00`. */
export function formatMoment(instant: Date, locale: Locale, timeZone: string, now: Date): string {
  const day = formatDay(instant, locale, timeZone, now);
  const time = formatTime(instant, timeZone);
  return day.endsWith(time) ? day : `${day}, ${time}`;
}

/** The short name of a month, `2026-11`, for charts. */
export function formatMonth(month: string, locale: Locale): string {
  return SHORT_MONTHS[locale][Number(month.slice(5, 7)) - 1] ?? '';
}

/** A month and its year, `2026-11`, in words: `Nov 2026`. */
export function formatMonthYear(month: string, locale: Locale): string {
  return `${formatMonth(month, locale)} ${month.slice(0, 4)}`;
}

/** The first letters of a local weekday, for charts. */
export function formatWeekday(day: string, locale: Locale): string {
  return SHORT_DAYS[locale][new Date(`${day}T12:00:00Z`).getUTCDay()] ?? '';
}

function offsetMs(instant: Date, timeZone: string): number {
  const { year, month, day, hour, minute } = zonedParts(instant, timeZone);
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(instant.getTime() / MINUTE_MS) * MINUTE_MS;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
