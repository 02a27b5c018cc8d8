import { useTranslations } from 'next-intl';
import { DayChoice } from '@/components/forms/day-choice';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import type { QuickRange } from '@/lib/reports/values';
import { ChoiceLinks } from './choice-links';

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
  period: { from: string; until: string };
  current: QuickRange | null;
  href: (range: QuickRange) => string;
  /** What the address keeps besides the period. */
  kept: Record<string, string>;
  className?: string;
}

/** Quick ranges, and days of one's own. */
export function PeriodForm({ period, current, href, kept, className }: Props) {
  const t = useTranslations();
  const field = (name: 'from' | 'until', label: string) => (
    <DayChoice label={label} name={name} value={period[name]} required />
  );
  return (
    <div className={cn('grid gap-3', className)}>
      <ChoiceLinks
        className="flex-wrap"
        label={t('figures.ranges')}
        choices={RANGES.map((range) => ({
          key: range,
          label: t(`reports.${range}`),
          href: href(range),
          current: range === current,
        }))}
      />
      <form method="get" action="/reports/figures" className="grid grid-cols-2 items-end gap-3 sm:flex">
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {field('from', t('reports.start_date'))}
        {field('until', t('reports.end_date'))}
        <Button type="submit" className="max-sm:col-span-2">
          {t('figures.apply')}
        </Button>
      </form>
    </div>
  );
}
