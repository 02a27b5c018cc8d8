import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { Unbroken } from '@/components/ui/unbroken';
import { formatTime } from '@/lib/dates';
import type { listNotices } from '@/lib/notices/list-notices';
import { noticeGroup } from '@/lib/notices/values';
import { GROUP_ICONS } from './group-icons';
import { NoticeLink } from './notice-link';
import { noticeText, serviceDueText } from './notice-text';
import { UnreadDot } from './unread-dot';

export type ListedNotice = Awaited<ReturnType<typeof listNotices>>['rows'][number];

interface Props {
  notice: ListedNotice;
  timeZone: string;
  now: Date;
}

export function NoticeRow({ notice, timeZone, now }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const { id, kind, href, createdAt, read, settled } = notice;
  const reader = { t, locale, now, timeZone };
  const due = serviceDueText(notice, reader);
  return (
    <li className="relative flex items-start gap-3 border-t border-hairline px-4 py-3 first:border-0 hover:bg-sunken">
      <UnreadDot unread={!read} />
      <Icon name={GROUP_ICONS[noticeGroup(kind)]} className="mt-0.5 size-5 text-muted" />
      <div className="min-w-0 max-w-[70ch]">
        <NoticeLink id={id} href={href ?? '/vehicles'} read={read}>
          <Unbroken text={noticeText(notice, reader)} />
          {!read && <span className="sr-only"> {t('notices.is_unread')}</span>}
        </NoticeLink>
        {due && <p className="text-sm text-muted">{due}</p>}
      </div>
      <div className="ml-auto flex shrink-0 flex-col items-end gap-1">
        <time dateTime={createdAt.toISOString()} className="tabular text-sm text-muted">
          {formatTime(createdAt, timeZone)}
        </time>
        {settled && (
          <Badge tone="green">
            {t(kind === 'insurance' || kind === 'registration' ? 'notices.settled' : 'notices.done')}
          </Badge>
        )}
      </div>
    </li>
  );
}
