import { useLocale, useTranslations } from 'next-intl';
import { ChargeLine } from '@/components/rentals/charge-line';
import { Card } from '@/components/ui/card';
import { formatMoney } from '@/lib/money';
import type { PriceLine } from '@/lib/pricing/quote';

/** The price as it was confirmed, each line with how it was calculated. */
export function PriceLinesCard({ lines, totalCents }: { lines: readonly PriceLine[]; totalCents: number }) {
  const t = useTranslations();
  return (
    <Card title={t('rentals.price')}>
      {lines.map((line) => (
        <ChargeLine key={line.kind} {...line} />
      ))}
      <p className="mt-3 flex items-baseline justify-between gap-4 font-semibold">
        <span>{t('common.total')}</span>
        <span className="tabular">{formatMoney(totalCents, 'USD', useLocale())}</span>
      </p>
      <p className="mt-1 text-sm text-muted">{t('reservations.insurance_apart')}</p>
    </Card>
  );
}
