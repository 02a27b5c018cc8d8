import { useLocale, useTranslations } from 'next-intl';
import { dayGroups } from '@/lib/hours/day-groups';
import type { PlaceHoursRecord } from '@/lib/hours/place-hours-record';
import { formatMoney } from '@/lib/money';

/** When a place is open, days with the same hours together, and what holds outside the hours. */
export function PlaceHoursFacts({ hours }: { hours: PlaceHoursRecord }) {
  const t = useTranslations('hours');
  const locale = useLocale();
  const outside = t(`after_${hours.afterHours}`);
  const fee = hours.feeCents ? ` · ${formatMoney(hours.feeCents, 'USD', locale)}` : '';
  return (
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_minmax(0,1fr)]">
      {dayGroups(hours).map(({ first, last, hours: open }) => (
        <div key={first} className="flex gap-3 sm:col-start-1">
          <dt className="w-36 shrink-0 text-muted">
            {first === last ? t(first) : t('days', { first: t(first), last: t(last) })}
          </dt>
          <dd className="tabular whitespace-nowrap">
            {open?.replace('-', '–') ?? <span className="text-muted">{t('closed')}</span>}
          </dd>
        </div>
      ))}
      <div className="max-sm:mt-1 sm:col-start-2 sm:row-span-3 sm:row-start-1">
        <dt className="text-sm text-muted">{t('after_hours')}</dt>
        <dd>{`${outside}${fee}`}</dd>
      </div>
    </dl>
  );
}
