import { useLocale, useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import type { CostSummary } from '@/lib/maintenance/summarize-costs';
import { formatMoney, formatNumber } from '@/lib/money';

const PER_KM_DIGITS = 3;

/** What maintenance has cost in all, what was driven, and what a kilometer has cost. */
export function CostFigures({ title, summary }: { title?: string; summary: CostSummary }) {
  const t = useTranslations('maintenance');
  const locale = useLocale();
  const { totalCents, km, centsPerKm } = summary;
  const perKm = centsPerKm !== null && `${formatNumber(centsPerKm / 100, locale, PER_KM_DIGITS)} USD`;
  return (
    <Card title={title}>
      <dl className="grid gap-1 sm:grid-cols-3 sm:gap-4">
        <Figure label={t('cost_total')} value={formatMoney(totalCents, 'USD', locale)} />
        <Figure label={t('driven')} value={`${formatNumber(km, locale)} km`} />
        <Figure label={t('cost_per_km')} value={perKm || '—'} />
      </dl>
    </Card>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="tabular text-base font-semibold sm:text-xl">{value}</dd>
    </div>
  );
}
