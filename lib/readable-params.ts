import { formatDate, formatDateTime } from './dates';
import type { ErrorParams } from './errors';
import type { Locale } from './i18n/locales';
import { formatMoney, formatNumber, formatPercent } from './money';
import { shownRate } from './papers/shown-rate';
import { writtenMoment } from './written-moment';

const GROUPED: readonly string[] = ['last', 'most'];

/**
 * An error's parameters as people read them: days and local times in words, `fromCents` as the amount `from`,
 * `fromBasisPoints` as the percentage `from`, and `fromRate` as the gourde rate `from`. An odometer's `last` reading and the
 * `most` of something are grouped. The rest stays as it is: a year is not grouped, and a plural needs its number.
 */
export function readableParams(params: ErrorParams, locale: Locale): ErrorParams {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => inWords(name, value, locale)));
}

function inWords(name: string, value: string | number, locale: Locale): [string, string | number] {
  const [, start = '', unit] = /^(from|to)(Cents|BasisPoints|Rate)$/.exec(name) ?? [];
  if (unit === 'Cents') return [start, formatMoney(Number(value), 'USD', locale)];
  if (unit === 'BasisPoints') return [start, formatPercent(Number(value) / 10_000, locale, 2)];
  if (unit === 'Rate') return [start, shownRate(Number(value), locale)];
  if (typeof value === 'number' && GROUPED.includes(name)) return [name, formatNumber(value, locale)];
  // A person may be called like a day.
  return [name, name === 'name' ? value : readable(value, locale)];
}

// Both are already local, so any zone will do.
function readable(value: string | number, locale: Locale): string | number {
  if (typeof value === 'number') return value;
  const moment = writtenMoment(value);
  if (moment?.kind === 'day') return formatDate(value, locale, 'UTC');
  return moment?.kind === 'local' ? formatDateTime(moment.at, locale, 'UTC') : value;
}
