import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { formatDate } from '@/lib/dates';
import { listPlaceHours } from '@/lib/hours/list-place-hours';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { requireRight } from '@/lib/server/require-right';
import { PlaceHoursFacts } from './place-hours-facts';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('hours'))('title') };
}

export default async function BusinessHoursPage() {
  const ctx = await requireTenant();
  requireRight(ctx, 'settings.manage');
  const { places, closed } = await query(ctx, 'settings.manage', listPlaceHours);
  const [t, locale] = await Promise.all([getTranslations(), getLocale()]);
  const days = [
    ...closed.holidays.map((holiday) => t(`hours.holiday.${holiday}`)),
    ...closed.closedDays.map((day) => formatDate(day, locale, 'UTC')),
  ];
  return (
    <>
      <PageHeader
        title={t('hours.title')}
        detail={<span className="block max-w-prose">{t('hours.detail')}</span>}
        back={{ href: '/settings', label: t('nav.settings') }}
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {places.map(({ place, ...hours }) => {
          const title = place || t(places.length > 1 ? 'hours.elsewhere' : 'hours.everywhere');
          return (
            <Card
              key={place}
              title={title}
              action={
                <LinkButton
                  href={`/settings/hours/edit?place=${encodeURIComponent(place)}`}
                  icon={<Icon name="pencil" />}
                  aria-label={t('hours.edit', { place: title })}
                >
                  {t('action.edit')}
                </LinkButton>
              }
            >
              {hours.set ? (
                <PlaceHoursFacts hours={hours} />
              ) : (
                <p className="text-muted">{t(place ? 'hours.as_everywhere' : 'hours.always_open')}</p>
              )}
            </Card>
          );
        })}
        <Card
          title={t('hours.closed_title')}
          action={
            <LinkButton href="/settings/hours/closed" icon={<Icon name="pencil" />} aria-label={t('hours.closed_edit')}>
              {t('action.edit')}
            </LinkButton>
          }
        >
          <p className="mb-4 max-w-prose text-muted">{t('hours.closed_detail')}</p>
          {days.length > 0 ? (
            <ul className="grid gap-1">
              {days.map((day) => (
                <li key={day}>{day}</li>
              ))}
            </ul>
          ) : (
            <p className="text-muted">{t('common.nothing_entered')}</p>
          )}
        </Card>
      </div>
    </>
  );
}
