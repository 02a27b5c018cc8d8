import { useLocale, useTranslations } from 'next-intl';
import type { PlaceHoursRecord } from '@/lib/hours/place-hours-record';
import { WEEK_DAYS } from '@/lib/hours/values';
import { formatMoney } from '@/lib/money';

/** When a place is open, day by day, and what holds outside the hours. */
export function PlaceHoursFacts({ hours }: { hours: PlaceHoursRecord }) {
  const t = useTranslations('hours');
  const locale = useLocale();
  const outside = t(`after_${hours.afterHours}`);
  const fee = hours.feeCents ? ` · ${formatMoney(hours.feeCents, 'USD', locale)}` : '';
  return (
    <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-1">
      {WEEK_DAYS.map((day) => (
        <div key={day} className="contents">
          <dt className="text-muted">{t(day)}</dt>
          <dd className="tabular">
            {hours[day]?.replace('-', '–') ?? <span className="text-muted">{t('closed')}</span>}
          </dd>
        </div>
      ))}
      <div className="col-span-2 mt-2">
        <dt className="text-sm text-muted">{t('after_hours')}</dt>
        <dd>{`${outside}${fee}`}</dd>
      </div>
    </dl>
  );
}
