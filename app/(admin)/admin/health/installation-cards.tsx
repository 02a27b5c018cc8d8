import { useLocale, useTranslations } from 'next-intl';
import { DescriptionList } from '@/components/ui/description-list';
import { formatDateTime } from '@/lib/dates';
import { durationText } from '@/lib/duration-text';
import type { Health } from '@/lib/health/get-health';
import { formatNumber } from '@/lib/money';
import { PLATFORM_ZONE } from '@/lib/platform-zone';
import { HealthCard } from './health-card';

const GIGABYTE = 1024 ** 3;
const MEGABYTE = 1024 ** 2;
const MINUTE_SECONDS = 60;

/** The parts that the installation stands on: database, storage, mail and its own version. */
export function InstallationCards({ health }: { health: Health }) {
  const t = useTranslations('health');
  const locale = useLocale();
  const { database, storage, mail, migrations, build, verdicts } = health;
  const size = (bytes: number) =>
    bytes < GIGABYTE
      ? t('megabytes', { value: formatNumber(bytes / MEGABYTE, locale, 1) })
      : t('gigabytes', { value: formatNumber(bytes / GIGABYTE, locale, 1) });
  const number = (value: number) => formatNumber(value, locale);
  return (
    <>
      <HealthCard title={t('database')} verdict={verdicts.database}>
        {database && (
          <DescriptionList
            facts={[
              { label: t('postgres_version'), value: database.version },
              { label: t('size'), value: size(Number(database.bytes)) },
              {
                label: t('connections'),
                value: t('of', { count: number(database.connections), all: number(database.mostConnections) }),
              },
              {
                label: t('oldest_transaction'),
                value:
                  database.oldestSeconds < MINUTE_SECONDS
                    ? t('under_a_minute')
                    : durationText(Math.floor(database.oldestSeconds / MINUTE_SECONDS), locale),
              },
            ]}
          />
        )}
      </HealthCard>
      <HealthCard title={t('storage')} verdict={verdicts.storage}>
        {storage && (
          <DescriptionList
            facts={[
              { label: t('kind'), value: t(`storage_${storage.kind}`) },
              ...(storage.freeBytes !== null && storage.allBytes !== null
                ? [
                    {
                      label: t('free_space'),
                      value: t('of', { count: size(storage.freeBytes), all: size(storage.allBytes) }),
                    },
                  ]
                : []),
            ]}
          />
        )}
      </HealthCard>
      <HealthCard title={t('mail')} verdict={verdicts.mail}>
        <DescriptionList
          facts={[
            {
              label: t('last_sent'),
              value: mail.lastSent ? formatDateTime(mail.lastSent, locale, PLATFORM_ZONE) : t('never'),
            },
            { label: t('waiting'), value: number(mail.waiting) },
            { label: t('given_up'), value: number(mail.failed) },
          ]}
        />
      </HealthCard>
      <HealthCard title={t('version')} verdict={verdicts.version}>
        <DescriptionList
          facts={[
            { label: t('app_version'), value: build.version },
            { label: t('commit'), value: build.commit ?? t('unknown') },
            ...(migrations
              ? [
                  {
                    label: t('migrations'),
                    value: t('of', { count: number(migrations.applied), all: number(migrations.expected) }),
                  },
                ]
              : []),
          ]}
        />
      </HealthCard>
    </>
  );
}
