import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { Unbroken } from '@/components/ui/unbroken';
import { formatDay } from '@/lib/dates';
import type { listNotices } from '@/lib/notices/list-notices';
import { NoticeLink } from './notice-link';
import { noticeText } from './notice-text';

interface Props {
  notice: Awaited<ReturnType<typeof listNotices>>['rows'][number];
  timeZone: string;
  now: Date;
}

export function NoticeRow({ notice, timeZone, now }: Props) {
  const t = useTranslations();
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
          <Unbroken text={noticeText(notice, { t, locale, now, timeZone })} />
          {!read && <span className="sr-only"> {t('notices.is_unread')}</span>}
        </NoticeLink>
        <p className="text-sm text-muted">{formatDay(createdAt, locale, timeZone, now)}</p>
      </div>
      {settled && (
        <Badge tone="green">
          {t(notice.kind === 'insurance' || notice.kind === 'registration' ? 'notices.settled' : 'notices.done')}
        </Badge>
      )}
    </li>
  );
}
