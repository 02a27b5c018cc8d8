import { useLocale, useTranslations } from 'next-intl';
import { formatDate } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { type PlanPrice, plannedPrice, priceAt } from '@/lib/plans/price-at';

/** What the plan costs today, what is planned, and what it cost before. */
export function PricesList({ prices, today }: { prices: PlanPrice[]; today: string }) {
  const t = useTranslations('plans');
  const locale = useLocale();
  const money = (cents: number) => formatMoney(cents, 'USD', locale);
  const planned = plannedPrice(prices, today);
  const past = prices.filter(({ fromDay }) => fromDay <= today).toReversed();
  return (
    <>
      <p className="text-lg font-semibold">{t('per_month', { price: money(priceAt(prices, today)) })}</p>
      {planned && (
        <p className="mt-1">
          {t('planned', {
            day: formatDate(planned.fromDay, locale, 'UTC', 'long'),
            price: money(planned.monthlyPriceCents),
          })}
        </p>
      )}
      {past.length > 1 && (
        <ul className="mt-4" aria-label={t('history')}>
          {past.map(({ fromDay, monthlyPriceCents }) => (
            <li key={fromDay} className="flex justify-between gap-4 border-t border-hairline py-2">
              <span className="text-muted">{t('since', { day: formatDate(fromDay, locale, 'UTC') })}</span>
              <span className="tabular">{money(monthlyPriceCents)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
