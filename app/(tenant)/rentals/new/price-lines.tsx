'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ChargeLine } from '@/components/rentals/charge-line';
import { cn } from '@/components/ui/cn';
import { formatMoney, formatNumber, usdToHtgCents } from '@/lib/money';
import type { Quote } from '@/lib/pricing/quote';

interface PriceLinesProps {
  quote: Quote;
  pending: boolean;
  depositCents: number | null;
  htgRate: string | null;
}

/** The lines of a price with their explanations, its total in both currencies, and the separate deposit. */
export function PriceLines({ quote, pending, depositCents, htgRate }: PriceLinesProps) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <div className={cn(pending && 'text-muted')}>
      <ul className="grid gap-2">
        {quote.lines.map((line) => (
          <li key={line.kind}>
            <ChargeLine kind={line.kind} sentence={line.sentence} amountCents={line.amountCents} />
          </li>
        ))}
      </ul>
      <p className="mt-3 flex items-baseline justify-between gap-4 border-t border-hairline pt-3 text-lg font-semibold">
        <span>{t('common.total')}</span>
        <span className="tabular">{formatMoney(quote.totalCents, 'USD', locale)}</span>
      </p>
      {htgRate && (
        <p className="tabular text-right text-sm text-muted">
          {t('rentals.htg_at_rate', {
            amount: formatMoney(usdToHtgCents(quote.totalCents, Number(htgRate)), 'HTG', locale),
            rate: formatNumber(Number(htgRate), locale, 2),
          })}
        </p>
      )}
      {depositCents !== null && depositCents > 0 && (
        <p className="mt-2 flex items-baseline justify-between gap-4 text-sm text-muted">
          <span>{t('rentals.deposit_separate')}</span>
          <span className="tabular">{formatMoney(depositCents, 'USD', locale)}</span>
        </p>
      )}
    </div>
  );
}
