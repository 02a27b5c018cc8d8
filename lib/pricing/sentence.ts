import { durationText } from '../duration-text';
import type { Locale } from '../i18n/locales';
import { formatMoney, formatNumber } from '../money';

/**
 * The parameters of an amount's sentence, formatted for reading. Names ending in `Cents` are money; the others are
 * numbers or words. A delay in `hours` and `minutes` is also said as one duration, `late`.
 */
export function sentenceParams(
  params: Record<string, string | number>,
  locale: Locale,
): Record<string, string | number> {
  const delay = typeof params.hours === 'number' && typeof params.minutes === 'number';
  const said = Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (typeof value === 'string') return [name, value];
      if (name.endsWith('Cents')) return [name, formatMoney(value, 'USD', locale)];
      return [
        name,
        name === 'percent' || value > 999 ? formatNumber(value, locale, Number.isInteger(value) ? 0 : 2) : value,
      ];
    }),
  );
  if (!delay) return said;
  const closed = durationText(Number(params.closedMinutes ?? 0), locale);
  return { ...said, closed, late: durationText(Number(params.hours) * 60 + Number(params.minutes), locale) };
}
