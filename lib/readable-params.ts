import { formatDate, formatDateTime } from './dates';
import type { ErrorParams } from './errors';
import type { Locale } from './i18n/locales';
import { formatMoney, formatPercent } from './money';
import { shownRate } from './papers/shown-rate';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/**
 * An error's parameters as people read them: days and local times in words, `fromCents` as the amount `from`,
 * `fromBasisPoints` as the percentage `from`, and `fromRate` as the gourde rate `from`. The rest stays as it is.
 */
export function readableParams(params: ErrorParams, locale: Locale): ErrorParams {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => inWords(name, value, locale)));
}

function inWords(name: string, value: string | number, locale: Locale): [string, string | number] {
  const [, start = '', unit] = /^(from|to)(Cents|BasisPoints|Rate)$/.exec(name) ?? [];
  if (unit === 'Cents') return [start, formatMoney(Number(value), 'USD', locale)];
  if (unit === 'BasisPoints') return [start, formatPercent(Number(value) / 10_000, locale, 2)];
  if (unit === 'Rate') return [start, shownRate(Number(value), locale)];
  return [name, readable(value, locale)];
}

// Both are already local, so any zone will do.
function readable(value: string | number, locale: Locale): string | number {
  if (typeof value === 'number') return value;
  if (DAY.test(value)) return formatDate(value, locale, 'UTC');
  return LOCAL_TIME.test(value) ? formatDateTime(new Date(`${value}Z`), locale, 'UTC') : value;
}
