import type { Locale } from './i18n/locales';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;
const UNITS = {
  en: { hours: 'h', minutes: 'min' },
  fr: { hours: 'h', minutes: 'min' },
  ht: { hours: 'èdtan', minutes: 'minit' },
} as const satisfies Record<Locale, object>;

/**
 * A duration in whole minutes as people say it, without the parts that are nothing: `42 min`, `2 h`, `1 day 3 h`. A line never
 * ends between a number and its unit.
 */
export function durationText(minutes: number, locale: Locale): string {
  const parts: [number, string][] = [
    [Math.floor(minutes / DAY_MINUTES), dayWord(Math.floor(minutes / DAY_MINUTES), locale)],
    [Math.floor((minutes % DAY_MINUTES) / HOUR_MINUTES), UNITS[locale].hours],
    [minutes % HOUR_MINUTES, UNITS[locale].minutes],
  ];
  const said = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count}\u00a0${unit}`);
  return said.join(' ') || `0\u00a0${UNITS[locale].minutes}`;
}

function dayWord(days: number, locale: Locale): string {
  if (locale === 'ht') return 'jou';
  const word = locale === 'fr' ? 'jour' : 'day';
  return days > 1 ? `${word}s` : word;
}
