import { useLocale, useTranslations } from 'next-intl';
import { BrokenAfter } from '@/components/ui/broken-after';
import { formatDateTime } from '@/lib/dates';
import type { Health } from '@/lib/health/get-health';
import { formatNumber } from '@/lib/money';
import { PLATFORM_ZONE } from '@/lib/platform-zone';
import { HealthCard } from './health-card';

const SHOWN = 12;

/** How often each error was told on this server, in the last hour and the last day. */
export function ErrorsCard({ health: { errors, verdicts } }: { health: Pick<Health, 'errors' | 'verdicts'> }) {
  const t = useTranslations('health');
  const locale = useLocale();
  const since = formatDateTime(new Date(errors.since), locale, PLATFORM_ZONE);
  return (
    <HealthCard title={t('errors')} verdict={verdicts.errors}>
      {errors.codes.length > 0 && (
        <table className="w-full text-left">
          <thead className="text-sm text-muted">
            <tr>
              <th className="py-1 font-normal">{t('code')}</th>
              <th className="py-1 text-right font-normal">{t('last_hour')}</th>
              <th className="py-1 pl-4 text-right font-normal">{t('last_day')}</th>
            </tr>
          </thead>
          <tbody>
            {errors.codes.slice(0, SHOWN).map(({ code, hour, day }) => (
              <tr key={code} className="border-t border-hairline">
                <td className="py-2 wrap-anywhere">
                  <code>
                    <BrokenAfter text={code} mark="_" />
                  </code>
                </td>
                <td className="tabular py-2 text-right">{formatNumber(hour, locale)}</td>
                <td className="tabular py-2 pl-4 text-right">{formatNumber(day, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="mt-3 text-sm text-muted">{t('counted_since', { since })}</p>
    </HealthCard>
  );
}
