import type { Locale } from '../i18n/locales';
import { formatNumber } from '../money';

/** A gourde rate without meaningless decimals: `131.50`, `130.6784`. */
export function shownRate(rate: number, locale: Locale): string {
  return formatNumber(rate, locale, Number.isInteger(Math.round(rate * 10_000) / 100) ? 2 : 4);
}
