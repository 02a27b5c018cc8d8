import { useLocale, useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { formatNumber } from '@/lib/money';

interface Counts {
  createCount: number;
  updateCount: number;
  keptCount: number;
  problemRowCount: number;
}

/** How many rows are new, existing, and wrong. */
export function CheckCounts({ found, updates }: { found: Counts; updates: boolean }) {
  const t = useTranslations('imports');
  const locale = useLocale();
  const figures = [
    { label: t('to_create'), value: found.createCount },
    updates ? { label: t('to_update'), value: found.updateCount } : { label: t('to_keep'), value: found.keptCount },
    { label: t('with_problems'), value: found.problemRowCount, bad: found.problemRowCount > 0 },
  ];
  return (
    <dl className="grid grid-cols-3 gap-px overflow-hidden rounded-card border border-hairline bg-hairline">
      {figures.map(({ label, value, bad }) => (
        <div key={label} className="flex flex-col-reverse justify-end bg-raised px-3 py-3 sm:px-4">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className={cn('tabular text-xl font-medium', bad && 'text-danger')}>{formatNumber(value, locale)}</dd>
        </div>
      ))}
    </dl>
  );
}
