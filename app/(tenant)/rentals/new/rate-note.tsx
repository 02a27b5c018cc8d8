'use client';

import { useLocale, useTranslations } from 'next-intl';
import { RateParts } from '@/components/rates/rate-parts';
import { Button } from '@/components/ui/button';
import { formatMoney } from '@/lib/money';
import type { PeriodRate } from '@/lib/rates/rate-for-period';

interface RateNoteProps {
  proposed: PeriodRate;
  /** Whether the clerk typed another rate. */
  own: boolean;
  onUseProposed: () => void;
}

/**
 * The season or tier behind the daily rate. If the clerk typed another rate, what the company's rate would be, and a
 * way back to it.
 */
export function RateNote({ proposed, own, onUseProposed }: RateNoteProps) {
  const t = useTranslations('rentals');
  const rate = formatMoney(proposed.dailyRateCents, 'USD', useLocale());
  if (own) {
    return (
      <p className="mt-3 border-t border-hairline pt-2 text-sm text-muted">
        {t('rate_own', { rate })}
        <Button variant="ghost" className="-ml-3 text-accent!" onClick={onUseProposed}>
          {t('rate_use', { rate })}
        </Button>
      </p>
    );
  }
  return (
    <div className="mt-3 border-t border-hairline pt-3 text-sm text-muted">
      <h3 className="mb-1 font-medium">{t('rate_from')}</h3>
      <RateParts parts={proposed.parts} />
    </div>
  );
}
