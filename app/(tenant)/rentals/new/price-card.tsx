'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ChargeLine } from '@/components/rentals/charge-line';
import { ClashText } from '@/components/rentals/clash-text';
import { Alert } from '@/components/ui/alert';
import { cn } from '@/components/ui/cn';
import { formatMoney, formatNumber, usdToHtgCents } from '@/lib/money';
import type { DraftQuote } from '@/lib/rentals/quote-draft';

interface PriceCardProps {
  price: DraftQuote | null;
  pending: boolean;
  depositCents: number | null;
  htgRate: string | null;
  timeZone: string;
}

/** The price as the server computes it, each line with its sentence. */
export function PriceCard({ price, pending, depositCents, htgRate, timeZone }: PriceCardProps) {
  const t = useTranslations();
  const locale = useLocale();
  const quote = price?.quote;
  const clash = price?.clash;
  return (
    <section
      aria-label={t('rentals.price')}
      aria-busy={pending}
      className="rounded-card border border-hairline bg-raised p-4"
    >
      <h2 className="mb-2 text-lg">{t('rentals.price')}</h2>
      {clash && (
        <div className="mb-3">
          <Alert>
            {t('errors.vehicle_not_available')}. <ClashText clash={clash} timeZone={timeZone} />
          </Alert>
        </div>
      )}
      {price?.problem && <Alert>{t(`errors.${price.problem}`)}</Alert>}
      {!quote && !price?.problem && <p className="text-muted">{t('rentals.price_pending')}</p>}
      {quote && (
        <div className={cn('transition-opacity duration-150', pending && 'opacity-60')}>
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
      )}
      {pending && (
        <p className="sr-only" role="status">
          {t('rentals.price_updating')}
        </p>
      )}
    </section>
  );
}
