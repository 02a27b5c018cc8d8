import { useTranslations } from 'next-intl';
import { DayChoice } from '@/components/forms/day-choice';
import { Button } from '@/components/ui/button';

interface Props {
  period: { from: string; until: string };
  /** What the address keeps besides the period. */
  kept: Record<string, string>;
}

/** Days of one's own for the figures. */
export function PeriodForm({ period, kept }: Props) {
  const t = useTranslations();
  const field = (name: 'from' | 'until', label: string) => (
    <DayChoice label={label} name={name} value={period[name]} required />
  );
  return (
    <form method="get" action="/reports/figures" className="grid grid-cols-2 items-end gap-3">
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {field('from', t('reports.start_date'))}
      {field('until', t('reports.end_date'))}
      <Button type="submit" variant="primary" className="col-span-2">
        {t('figures.apply')}
      </Button>
    </form>
  );
}
