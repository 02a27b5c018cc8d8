import { intlTag, type Locale } from './i18n/locales';

export type Currency = 'USD' | 'HTG';

const GROUPED = /^(?:\d{1,3}(?:[ \u00a0\u202f]\d{3})+|\d+)(?:[.,]\d{1,2})?$/;
/** Two different separators leave no doubt which of them is the decimal one. */
const SEPARATED = /^\d{1,3}(?:(?:,\d{3})+\.|(?:\.\d{3})+,)\d{1,2}$/;
const MAX_CENTS = 99_999_999_999;
/** An exchange rate for gourdes has four decimals. */
const RATE_UNIT = 10_000;

/**
 * An amount in cents with its currency code, never a bare `$`: `1,234.50 USD`, `1 234,50 USD`. Gourdes are shown
 * without centimes (docs/rules.md §5).
 */
export function formatMoney(cents: number, currency: Currency, locale: Locale): string {
  const digits = currency === 'HTG' ? 0 : 2;
  return `${formatNumber(cents / 100, locale, digits)}\u00a0${currency}`;
}

// Creating a formatter takes ten times as long as using it.
const formats = new Map<string, Intl.NumberFormat>();

export function formatNumber(value: number, locale: Locale, digits = 0): string {
  const key = `${locale} ${digits}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(intlTag(locale), { minimumFractionDigits: digits, maximumFractionDigits: digits });
  formats.set(key, format);
  const text = format.format(value);
  const shown = /[1-9]/.test(text) ? text : text.replace('-', '');
  return shown.replaceAll('\u202f', '\u00a0');
}

export function formatPercent(share: number, locale: Locale, digits = 0): string {
  return `${formatNumber(share * 100, locale, digits)}${locale === 'en' ? '' : '\u00a0'}%`;
}

/**
 * Cents from `1234.5`, `1234,5`, `1 234,5`, `1,234.50` or `1.234,50`. Null for anything else, especially `1,234`, which can
 * be read in two ways.
 */
export function parseMoney(text: string): number | null {
  const trimmed = text.trim();
  if (!GROUPED.test(trimmed) && !SEPARATED.test(trimmed)) return null;
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(trimmed) ?? [];
  const cents = Number(whole.replace(/\D/g, '')) * 100 + Number(fraction.padEnd(2, '0'));
  return cents <= MAX_CENTS ? cents : null;
}

/** The text an amount field shows for an amount in cents: `1234.50`, in French and Kreyòl `1234,50`. */
export function moneyInput(cents: number, locale: Locale): string {
  const text = (cents / 100).toFixed(2);
  return locale === 'en' ? text : text.replace('.', ',');
}

/** The text that a field shows for a rate as it is stored, `131.2500`: `131.25`, in French and Kreyòl `131,25`. */
export function rateInput(rate: string, locale: Locale): string {
  const text = String(Number(rate));
  return locale === 'en' ? text : text.replace('.', ',');
}

/**
 * Gourde cents for US cents at a rate of gourdes per dollar. The result is the fewest whole gourdes that
 * `htgToUsdCents` counts as the full amount, since nobody handles centimes.
 */
export function usdToHtgCents(cents: number, rate: number): number {
  if (cents <= 0) return 0;
  // Anything from half a cent below the amount still rounds to it.
  return Math.ceil(((2 * cents - 1) * Math.round(rate * RATE_UNIT)) / (200 * RATE_UNIT)) * 100;
}

/** US cents for the gourde cents received, rounded to the nearest cent. */
export function htgToUsdCents(htgCents: number, rate: number): number {
  return Math.round((htgCents * RATE_UNIT) / Math.round(rate * RATE_UNIT));
}
