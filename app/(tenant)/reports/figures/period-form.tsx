import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
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
}

/** Quick ranges, and days of one's own. It works without scripts. */
export function PeriodForm({ period, current, href, kept }: Props) {
  const t = useTranslations();
  const field = (name: 'from' | 'until', label: string) => (
    <label className="grid min-w-0 gap-1">
      <span className="text-sm font-medium">{label}</span>
      <input
        type="date"
        name={name}
        required
        defaultValue={period[name]}
        className="min-h-11 w-full min-w-0 rounded-control border border-line-strong bg-raised px-3 text-lg lg:min-h-[38px] lg:text-base"
      />
    </label>
  );
  return (
    <div className="mb-4">
      <ChoiceLinks
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
