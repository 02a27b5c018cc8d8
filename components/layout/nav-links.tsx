'use client';

import {
  Building2,
  CarFront,
  ClipboardList,
  LayoutDashboard,
  type LucideIcon,
  Plus,
  Users,
  Wallet,
} from 'lucide-react';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import type { NavItem } from './nav-items';

const ICONS: Record<NavItem['icon'], LucideIcon> = {
  dashboard: LayoutDashboard,
  vehicles: CarFront,
  customers: Users,
  rentals: ClipboardList,
  payments: Wallet,
  tenants: Building2,
};

function isCurrent(path: string, href: string): boolean {
  return path === href || (href !== '/admin' && path.startsWith(`${href}/`));
}

/** The rail at the left of wide screens. */
export function SideNav({ items }: { items: NavItem[] }) {
  const path = usePathname();
  const t = useTranslations('nav');
  return (
    <nav aria-label={t('main')} className="grid gap-0.5">
      {items.map(({ href, text, icon }) => {
        const Icon = ICONS[icon];
        const current = isCurrent(path, href);
        return (
          <Link
            key={href}
            href={href}
            aria-current={current ? 'page' : undefined}
            className={cn(
              'flex min-h-10 items-center gap-3 rounded-control px-3 font-medium',
              current ? 'bg-accent-soft text-accent-strong' : 'text-muted hover:bg-sunken hover:text-text',
            )}
          >
            <Icon className="size-4.5 shrink-0" aria-hidden="true" />
            {t(text)}
          </Link>
        );
      })}
    </nav>
  );
}

/** The bar at the bottom of a phone: places at both sides of the one thing done most. */
export function BottomBar({ items, primary }: { items: NavItem[]; primary?: { href: string; label: string } }) {
  const path = usePathname();
  const t = useTranslations('nav');
  const half = Math.ceil(items.length / 2);
  const place = ({ href, text, icon }: NavItem) => {
    const Icon = ICONS[icon];
    const current = isCurrent(path, href);
    return (
      <Link
        key={href}
        href={href}
        aria-current={current ? 'page' : undefined}
        className={cn(
          'flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-xs',
          current ? 'font-semibold text-accent-strong' : 'text-muted',
        )}
      >
        <Icon className="size-5" aria-hidden="true" />
        <span className="max-w-full truncate px-0.5">{t(text)}</span>
      </Link>
    );
  };
  return (
    <nav
      aria-label={t('main')}
      className="fixed inset-x-0 bottom-0 z-20 flex border-t border-hairline bg-raised pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {items.slice(0, half).map(place)}
      {primary && (
        <Link
          href={primary.href}
          aria-label={primary.label}
          className="flex min-h-14 flex-1 items-center justify-center"
        >
          <span className="grid size-11 place-items-center rounded-full bg-accent text-on-accent">
            <Plus className="size-6" aria-hidden="true" />
          </span>
        </Link>
      )}
      {items.slice(half).map(place)}
    </nav>
  );
}
