import { formatDate, formatDateTime } from './dates';
import type { Locale } from './i18n/locales';

type Params = Record<string, string | number>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** An error's parameters as people read them: days and local times in words, the rest as it is. */
export function readableParams(params: Params, locale: Locale): Params {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, readable(value, locale)]));
}

// Both are already local, so any zone will do.
function readable(value: string | number, locale: Locale): string | number {
  if (typeof value === 'number') return value;
  if (DAY.test(value)) return formatDate(value, locale, 'UTC');
  return LOCAL_TIME.test(value) ? formatDateTime(new Date(`${value}Z`), locale, 'UTC') : value;
}
