'use client';

import { useLocale, useTranslations } from 'next-intl';
import { RateParts } from '@/components/rates/rate-parts';
import { ChargeLine } from '@/components/rentals/charge-line';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { formatMoney, formatNumber, usdToHtgCents } from '@/lib/money';
import type { Quote } from '@/lib/pricing/quote';
import type { PeriodRate } from '@/lib/rates/rate-for-period';

interface PriceDetailsProps {
  quote: Quote;
  pending: boolean;
  depositCents: number | null;
  htgRate: string | null;
  /** Where the daily rate is worth a word: what seasons and tiers make of it, and whether the desk has typed its own. */
  rate: { proposed: PeriodRate; own: boolean } | null;
  onUseProposed: () => void;
}

/** The lines of a price with their sentences, its total in both moneys, the deposit, which is apart, and where the rate comes from. */
export function PriceDetails({ rate, onUseProposed, ...price }: PriceDetailsProps) {
  return (
    <>
      <PriceLines {...price} />
      {rate && <RateNote {...rate} onUseProposed={onUseProposed} />}
    </>
  );
}

function PriceLines({ quote, pending, depositCents, htgRate }: Omit<PriceDetailsProps, 'rate' | 'onUseProposed'>) {
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

interface RateNoteProps {
  proposed: PeriodRate;
  /** Whether the desk has typed a rate of its own. */
  own: boolean;
  onUseProposed: () => void;
}

/** Which season or tier made the daily rate; beside a rate of the desk's own, what it would be, and the way back to it. */
function RateNote({ proposed, own, onUseProposed }: RateNoteProps) {
  const t = useTranslations('rentals');
  const rate = formatMoney(proposed.dailyRateCents, 'USD', useLocale());
  if (own) {
    return (
      <p className="mt-3 border-t border-hairline pt-2 text-sm text-muted">
        {t('rate_own', { rate })}
        <Button variant="ghost" className="text-at-edge text-accent!" onClick={onUseProposed}>
          {t('rate_use', { rate })}
        </Button>
      </p>
    );
  }
  return (
    <div className="mt-3 border-t border-hairline pt-3 text-sm text-muted">
      <h3 className="mb-1 font-medium">{t('rate_from')}</h3>
      <RateParts rate={proposed} />
    </div>
  );
}
