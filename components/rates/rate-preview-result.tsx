'use client';

import { useLocale, useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { formatMoney } from '@/lib/money';
import type { RatePreview } from '@/lib/rates/preview-rate';
import { RateParts } from './rate-parts';

interface RatePreviewResultProps {
  answer: RatePreview;
  /** Whether to show the vehicle, because the user did not choose it by name. */
  named: boolean;
  pending: boolean;
}

/** The days of a period with the explanation of each rate, and their total. */
export function RatePreviewResult({ answer, named, pending }: RatePreviewResultProps) {
  const t = useTranslations('rates');
  const locale = useLocale();
  const usd = (cents: number) => formatMoney(cents, 'USD', locale);
  return (
    <div className={cn('rounded-control bg-sunken p-4', pending && 'text-muted')}>
      {named && <p className="mb-2 font-medium">{answer.vehicle.label}</p>}
      <RateParts rate={answer} />
      <p className="mt-3 flex items-baseline justify-between gap-4 border-t border-hairline pt-3 text-lg font-semibold">
        <span>{t('preview_rent', { days: answer.days })}</span>
        <span className="tabular whitespace-nowrap">{usd(answer.rentCents)}</span>
      </p>
      {answer.parts.length > 1 && (
        <p className="mt-1 text-sm text-muted">{t('agreement_rate', { rate: usd(answer.dailyRateCents) })}</p>
      )}
    </div>
  );
}
