import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

const MOST = 99;

/** The link to the notices, with the number of unread ones. */
export function NoticeBell({ unread }: { unread: number }) {
  const t = useTranslations('notices');
  return (
    <Link
      href="/notices"
      list={{ title: t('title'), searched: false }}
      aria-label={unread > 0 ? t('bell_unread', { count: unread }) : t('title')}
      title={t('title')}
      className="relative grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken hover:text-text lg:size-[38px]"
    >
      <Icon name="bell" className="size-5" />
      {unread > 0 && (
        <span className="tabular absolute top-1 right-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 text-xs font-semibold text-on-accent lg:-top-0.5">
          {unread >= MOST ? `${MOST}+` : unread}
        </span>
      )}
    </Link>
  );
}
