'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { Link } from '@/components/ui/link';
import { isCurrent } from './is-current';
import { LinkIcon } from './link-icon';
import type { NavItem } from './nav-items';

/** The rail on the left of wide screens. */
export function SideNav({ items }: { items: NavItem[] }) {
  const path = usePathname();
  const t = useTranslations('nav');
  return (
    <nav aria-label={t('main')} className="grid gap-0.5">
      {items.map(({ href, text, icon, list }) => {
        const current = isCurrent(path, href);
        return (
          <Link
            key={href}
            href={href}
            list={list && { title: t(list) }}
            aria-current={current ? 'page' : undefined}
            className={cn(
              'flex min-h-10 items-center gap-3 rounded-control px-3 font-medium',
              current ? 'bg-accent-soft text-accent-strong' : 'text-muted hover:bg-sunken hover:text-text',
            )}
          >
            <LinkIcon name={icon} className="size-4.5 shrink-0" />
            {t(text)}
          </Link>
        );
      })}
    </nav>
  );
}
