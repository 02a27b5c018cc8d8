import { useTranslations } from 'next-intl';
import { listAddress } from '@/components/lists/list-address';
import { StatusTabs } from '@/components/lists/status-tabs';

interface Props {
  current: 'reports' | 'figures' | 'vehicles';
  /** The period that the figures' addresses keep. */
  kept?: Record<string, string | string[] | undefined>;
}

/** Between the rows that can be exported, and the figures that are computed from them: the company's and its vehicles'. */
export function ReportTabs({ current, kept = {} }: Props) {
  const t = useTranslations();
  return (
    <StatusTabs
      label={t('nav.reports')}
      tabs={[
        { label: t('figures.tab_reports'), href: '/reports', current: current === 'reports' },
        {
          label: t('figures.title'),
          href: listAddress('/reports/figures', kept, { tab: null }),
          current: current === 'figures',
        },
        {
          label: t('figures.tab_vehicles'),
          href: listAddress('/reports/figures', kept, { tab: 'vehicles' }),
          current: current === 'vehicles',
        },
      ]}
    />
  );
}
