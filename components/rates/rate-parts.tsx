import { useLocale, useTranslations } from 'next-intl';
import { formatMoney } from '@/lib/money';
import { sentenceParams } from '@/lib/pricing/sentence';
import type { PeriodRate } from '@/lib/rates/rate-for-period';
import { rateLines } from '@/lib/rates/rate-lines';

/** The days of a period, each with its price and the season, tier or vehicle rate it comes from. They add up to its rent. */
export function RateParts({ rate }: { rate: PeriodRate }) {
  const t = useTranslations('pricing');
  const locale = useLocale();
  return (
    <ul className="grid gap-1">
      {rateLines(rate).map(({ sentence, amountCents }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name of their own, and their order is that of time
        <li key={index} className="flex items-baseline justify-between gap-4">
          <span className="min-w-0">{t(sentence.key, sentenceParams(sentence.params, locale))}</span>
          <span className="tabular whitespace-nowrap">{formatMoney(amountCents, 'USD', locale)}</span>
        </li>
      ))}
    </ul>
  );
}
