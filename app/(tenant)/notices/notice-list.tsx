import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { formatDayHeading, localDay } from '@/lib/dates';
import { noticeGroup } from '@/lib/notices/values';
import { type FoldedKind, foldNotices } from './folded-notices';
import { GROUP_ICONS } from './group-icons';
import { type ListedNotice, NoticeRow } from './notice-row';
import { UnreadDot } from './unread-dot';

interface NoticeListProps {
  notices: ListedNotice[];
  timeZone: string;
  now: Date;
}

/** Notices by their day, the newest first. Many of a kind are one line that opens. */
export function NoticeList({ notices, timeZone, now }: NoticeListProps) {
  const locale = useLocale();
  const days = new Map<string, ListedNotice[]>();
  for (const notice of notices) {
    const day = localDay(notice.createdAt, timeZone);
    days.set(day, [...(days.get(day) ?? []), notice]);
  }
  return (
    <div className="overflow-hidden rounded-card border border-hairline bg-raised">
      {[...days].map(([day, rows]) => (
        <section key={day} className="border-hairline not-first:border-t">
          <h2 className="border-b border-hairline bg-sunken px-4 py-1.5 text-sm text-muted">
            {rows[0] && formatDayHeading(rows[0].createdAt, locale, timeZone, now)}
          </h2>
          <ul>
            {foldNotices(rows).flatMap(({ folded, rows: alike }) =>
              folded ? (
                <FoldedRows key={alike[0]?.id} kind={folded} notices={alike} timeZone={timeZone} now={now} />
              ) : (
                alike.map((notice) => <NoticeRow key={notice.id} notice={notice} timeZone={timeZone} now={now} />)
              ),
            )}
          </ul>
        </section>
      ))}
    </div>
  );
}

function FoldedRows({ kind, notices, timeZone, now }: NoticeListProps & { kind: FoldedKind }) {
  const t = useTranslations('notices');
  const unread = notices.some(({ read }) => !read);
  return (
    <li className="border-t border-hairline first:border-0">
      <details className="group">
        <summary className="flex cursor-pointer list-none items-start gap-3 px-4 py-3 hover:bg-sunken [&::-webkit-details-marker]:hidden">
          <UnreadDot unread={unread} />
          <Icon name={GROUP_ICONS[noticeGroup(kind)]} className="mt-0.5 size-5 text-muted" />
          <span className={unread ? 'font-medium' : undefined}>
            {t(`many_${kind}`, { count: notices.length })}
            {unread && <span className="sr-only"> {t('is_unread')}</span>}
          </span>
          <Icon name="chevron-right" className="mt-1 ml-auto text-muted transition-transform group-open:rotate-90" />
        </summary>
        <ul className="border-t border-hairline sm:pl-5">
          {notices.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} timeZone={timeZone} now={now} />
          ))}
        </ul>
      </details>
    </li>
  );
}
