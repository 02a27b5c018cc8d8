import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import type { Health } from '@/lib/health/get-health';
import type { Locale } from '@/lib/i18n/locales';
import { formatNumber } from '@/lib/money';

/** The slowest statements, without their values. */
export function SlowQueriesCard({ slow, locale }: { slow: Health['slow']; locale: Locale }) {
  const t = useTranslations('health');
  return (
    <Card title={t('slow_queries')} className="lg:col-span-2">
      <p className="mb-3 text-sm text-muted">
        {t(slow.kept === 'database' ? 'slow_by_database' : slow.queries.length > 0 ? 'slow_by_server' : 'none_slow')}
      </p>
      <ol>
        {slow.queries.map(({ shape, times, longestMs }) => (
          <li key={shape} className="border-t border-hairline py-2">
            <span className="tabular text-sm text-muted">
              {t('slow_times', { longest: formatNumber(longestMs, locale), times: formatNumber(times, locale) })}
            </span>
            <code className="line-clamp-4 text-sm break-all">{shape}</code>
          </li>
        ))}
      </ol>
    </Card>
  );
}
