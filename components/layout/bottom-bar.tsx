'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { unsavedWork } from '@/components/forms/unsaved-work';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { isCurrent } from './is-current';
import { LinkIcon } from './link-icon';
import { Menu } from './menu';
import type { NavItem } from './nav-items';
import { useGoToList } from './use-go-to-list';

const PLACE = 'flex min-h-14 w-full min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-xs';

/**
 * The bar at the bottom of a phone: five places, with the most frequent action in the middle and the rest under “more”.
 */
export function BottomBar({ items, primary }: { items: NavItem[]; primary?: { href: string; label: string } }) {
  const path = usePathname();
  const goTo = useGoToList();
  const t = useTranslations('nav');
  const shown = items.filter(({ phone }) => phone);
  const rest = items.filter(({ phone }) => !phone);
  const half = Math.ceil(shown.length / 2);
  const look = (current: boolean) => (current ? 'font-semibold text-accent-strong' : 'text-muted');
  const place = ({ href, text, short, icon, list }: NavItem) => (
    <Link
      key={href}
      href={href}
      list={list && { title: t(list) }}
      aria-current={isCurrent(path, href) ? 'page' : undefined}
      className={cn(PLACE, look(isCurrent(path, href)))}
    >
      <LinkIcon name={icon} className="size-5" />
      <span className="max-w-full truncate px-0.5">{t(short ?? text)}</span>
    </Link>
  );
  return (
    <nav
      aria-label={t('main')}
      data-places
      className="fixed inset-x-0 bottom-0 z-20 flex border-t border-hairline bg-raised pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {shown.slice(0, half).map(place)}
      {primary && (
        <Link href={primary.href} aria-label={primary.label} className={PLACE}>
          <span className="grid size-11 place-items-center rounded-full bg-accent text-on-accent">
            <Icon name="plus" className="size-6" />
          </span>
        </Link>
      )}
      {shown.slice(half).map(place)}
      {rest.length > 0 && (
        <div className="flex min-w-0 flex-1 *:flex-1">
          <Menu
            label={t('more')}
            trigger={
              <span className={cn(PLACE, look(rest.some(({ href }) => isCurrent(path, href))))}>
                <Icon name="ellipsis" className="size-5" />
                {t('more')}
              </span>
            }
            entries={rest.map(({ href, text, icon, list }) => ({
              key: href,
              icon: <Icon name={icon} className="size-4.5" />,
              label: t(text),
              checked: isCurrent(path, href),
              onSelect: () => unsavedWork.leave(() => goTo(href, list && { title: t(list) })),
            }))}
          />
        </div>
      )}
    </nav>
  );
}
