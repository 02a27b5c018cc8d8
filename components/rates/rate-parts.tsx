import { useLocale, useTranslations } from 'next-intl';
import { formatMoney } from '@/lib/money';
import { sentenceParams } from '@/lib/pricing/sentence';
import type { RatePart } from '@/lib/rates/rate-for-period';

/** The days of a period, each with its price and the season, tier or vehicle rate it comes from. */
export function RateParts({ parts }: { parts: readonly RatePart[] }) {
  const t = useTranslations('pricing');
  const locale = useLocale();
  return (
    <ul className="grid gap-1">
      {parts.map(({ days, rateCents, name, basis }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name of their own, and their order is that of time
        <li key={index} className="flex items-baseline justify-between gap-4">
          <span className="min-w-0">
            {name === null
              ? t(`part_${basis}`, sentenceParams({ days, rateCents }, locale))
              : t('part_rule', sentenceParams({ days, rateCents, name }, locale))}
          </span>
          <span className="tabular whitespace-nowrap">{formatMoney(days * rateCents, 'USD', locale)}</span>
        </li>
      ))}
    </ul>
  );
}
