import { useTranslations } from 'next-intl';
import { ChoiceLinks } from '@/components/lists/choice-links';
import { cn } from '@/components/ui/cn';
import type { QuickRange } from '@/lib/reports/values';

/** The ranges that figures are mostly asked for. */
const RANGES = [
  'last_7_days',
  'last_30_days',
  'this_month',
  'last_month',
  'year_to_date',
  'fiscal_year',
] as const satisfies readonly QuickRange[];

interface Props {
  current: QuickRange | null;
  href: (range: QuickRange) => string;
  className?: string;
}

/** Periods at one press. */
export function RangeLinks({ current, href, className }: Props) {
  const t = useTranslations();
  return (
    <ChoiceLinks
      className={cn('flex-wrap', className)}
      label={t('figures.ranges')}
      choices={RANGES.map((range) => ({
        key: range,
        label: range === 'fiscal_year' ? t('figures.fiscal_year') : t(`reports.${range}`),
        href: href(range),
        current: range === current,
      }))}
    />
  );
}
