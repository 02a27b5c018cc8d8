import { useTranslations } from 'next-intl';
import { StatusTabs } from '@/components/lists/status-tabs';

/** Between the rows that can be exported and the figures that are computed from them. */
export function ReportTabs({ current }: { current: 'reports' | 'figures' }) {
  const t = useTranslations();
  return (
    <StatusTabs
      label={t('nav.reports')}
      tabs={[
        { label: t('figures.tab_reports'), href: '/reports', current: current === 'reports' },
        { label: t('figures.title'), href: '/reports/figures', current: current === 'figures' },
      ]}
    />
  );
}
