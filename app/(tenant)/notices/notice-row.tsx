import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { formatDate, formatDay, formatMoment, localDay } from '@/lib/dates';
import type { listNotices } from '@/lib/notices/list-notices';
import { NoticeLink } from './notice-link';

interface Props {
  notice: Awaited<ReturnType<typeof listNotices>>['rows'][number];
  timeZone: string;
  now: Date;
}

export function NoticeRow({ notice, timeZone, now }: Props) {
  const t = useTranslations('notices');
  const locale = useLocale();
  const { id, href, createdAt, read, settled } = notice;
  return (
    <li className="relative flex items-start gap-3 border-t border-hairline px-4 py-3 first:border-0 hover:bg-sunken">
      <span
        className={cn('mt-2 size-2 shrink-0 rounded-full', read ? 'bg-transparent' : 'bg-accent')}
        aria-hidden="true"
      />
      <div className="min-w-0 flex-1">
        <NoticeLink id={id} href={href ?? '/vehicles'} read={read}>
          <NoticeText notice={notice} now={now} timeZone={timeZone} />
          {!read && <span className="sr-only"> {t('is_unread')}</span>}
        </NoticeLink>
        <p className="text-sm text-muted">{formatDay(createdAt, locale, timeZone, now)}</p>
      </div>
      {settled && <Badge tone="green">{t(notice.number ? 'done' : 'settled')}</Badge>}
    </li>
  );
}

function NoticeText({ notice, timeZone, now }: Props) {
  const t = useTranslations('notices');
  const locale = useLocale();
  const { kind, expiresOn } = notice;
  if (kind === 'reservation_late' || kind === 'no_show') {
    const pickup = notice.pickupAt ? formatMoment(new Date(notice.pickupAt), locale, timeZone, now) : '';
    return t(kind, { number: notice.number ?? '', customer: notice.customer ?? '', pickup });
  }
  const past = expiresOn !== null && expiresOn < localDay(now, timeZone);
  const day = expiresOn ? formatDate(expiresOn, locale, timeZone) : '';
  return t(`${kind}_${past ? 'ran_out' : 'runs_out'}`, { vehicle: notice.vehicle ?? '', day });
}
