import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { formatDate, localDay } from '@/lib/dates';
import { listPlaceHours } from '@/lib/hours/list-place-hours';
import { nextHolidays } from '@/lib/hours/next-holidays';
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
  const today = localDay(ctx.now, ctx.tenant.timeZone);
  const days = [
    ...nextHolidays(closed.holidays, today).map(({ name, day }) => ({ day, name: t(`hours.holiday.${name}`) })),
    ...closed.closedDays.filter((day) => day >= today).map((day) => ({ day, name: t('hours.closed') })),
  ].toSorted((one, other) => one.day.localeCompare(other.day));
  return (
    <>
      <PageHeader
        title={t('hours.title')}
        detail={<span className="block max-w-prose">{t('hours.detail')}</span>}
        back={{ href: '/settings', label: t('nav.settings') }}
      />
      <div className="grid max-w-4xl gap-4">
        <Card flush>
          <ul className="divide-y divide-hairline">
            {places.map(({ place, ...hours }) => {
              const title = place || t(places.length > 1 ? 'hours.elsewhere' : 'hours.everywhere');
              return (
                <li key={place} className="flex items-start gap-3 py-3 pr-2 pl-4">
                  <div className="grid min-w-0 flex-1 gap-x-6 gap-y-1 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
                    <h2 className="font-medium">{title}</h2>
                    {hours.set ? (
                      <PlaceHoursFacts hours={hours} />
                    ) : (
                      <p className="text-muted">{t(place ? 'hours.as_everywhere' : 'hours.always_open')}</p>
                    )}
                  </div>
                  <LinkButton
                    variant="ghost"
                    href={`/settings/hours/edit?place=${encodeURIComponent(place)}`}
                    icon={<Icon name="pencil" />}
                    aria-label={t('hours.edit', { place: title })}
                    className="-my-2"
                  />
                </li>
              );
            })}
          </ul>
        </Card>
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
            <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-1">
              {days.map(({ day, name }) => (
                <div key={`${day} ${name}`} className="contents">
                  <dt className="tabular text-muted">{formatDate(day, locale, 'UTC')}</dt>
                  <dd>{name}</dd>
                </div>
              ))}
            </dl>
          ) : (
            <p className="text-muted">{t('common.nothing_entered')}</p>
          )}
        </Card>
      </div>
    </>
  );
}
