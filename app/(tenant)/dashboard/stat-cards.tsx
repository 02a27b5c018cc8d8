import { useLocale, useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { formatNumber } from '@/lib/money';

interface Props {
  counts: { active: number; overdue: number; returnsToday: number; inMaintenance: number };
}

/** The day in four figures, each a link to its list. */
export function StatCards({ counts }: Props) {
  const t = useTranslations('dashboard');
  const nav = useTranslations('nav');
  const locale = useLocale();
  const cards = [
    {
      key: 'active',
      label: t('active_rentals'),
      value: counts.active,
      href: '/rentals?status=active',
      list: 'rentals',
      icon: 'key-round',
    },
    {
      key: 'overdue',
      label: t('overdue'),
      value: counts.overdue,
      href: '/rentals?status=overdue',
      list: 'rentals',
      icon: 'circle-alert',
    },
    {
      key: 'today',
      label: t('returns_today'),
      value: counts.returnsToday,
      href: '/rentals?due=today',
      list: 'rentals',
      icon: 'calendar-clock',
    },
    {
      key: 'maintenance',
      label: t('in_maintenance'),
      value: counts.inMaintenance,
      href: '/vehicles?status=maintenance',
      list: 'vehicles',
      icon: 'wrench',
    },
  ] as const;
  return (
    <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {cards.map(({ key, label, value, href, list, icon }) => {
        const alarming = key === 'overdue' && value > 0;
        return (
          <li key={key}>
            <Link
              href={href}
              list={{ title: nav(list) }}
              className="flex h-full flex-col gap-1 rounded-card border border-hairline bg-raised p-4 transition-colors hover:border-line-strong"
            >
              <span className={cn('flex items-center gap-2', alarming ? 'text-danger' : 'text-muted')}>
                <Icon name={icon} className="shrink-0" />
                {label}
              </span>
              <span className={cn('tabular text-2xl font-semibold', alarming && 'text-danger')}>
                {formatNumber(value, locale)}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
