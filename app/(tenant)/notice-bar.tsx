import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { can } from '@/lib/auth/permissions';
import { formatDate } from '@/lib/dates';
import type { TenantContext } from '@/lib/server/context';

const LINK = 'inline-flex min-h-11 items-center font-medium underline underline-offset-2 hover:no-underline lg:min-h-8';

/** Says above every screen of a company under notice when its data is deleted, and what its people can do. */
export function NoticeBar({ ctx: { tenant, role }, day }: { ctx: TenantContext; day: string }) {
  const t = useTranslations('leaving');
  const locale = useLocale();
  return (
    <aside className="flex flex-wrap items-center gap-x-4 border-b border-danger/30 bg-danger-soft px-3 py-1.5 text-sm text-danger lg:px-5">
      <Icon name="circle-alert" className="size-4.5 shrink-0" />
      <p className="min-w-0 grow basis-[calc(100%-3rem)] font-medium sm:basis-0">
        {t('bar', { company: tenant.name, day: formatDate(day, locale, 'UTC', 'long') })}
      </p>
      {can(role, 'settings.manage') && (
        <Link href="/settings" className={LINK}>
          {t('bar_archive')}
        </Link>
      )}
      <Link href="/support" className={LINK}>
        {t('bar_ask')}
      </Link>
    </aside>
  );
}
