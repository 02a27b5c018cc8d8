import { CalendarClock, CircleAlert, KeyRound, Wrench } from 'lucide-react';
import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { formatNumber } from '@/lib/money';

interface Props {
  counts: { active: number; overdue: number; returnsToday: number; inMaintenance: number };
}

/** The day in four figures, each the way to its list. */
export function StatCards({ counts }: Props) {
  const t = useTranslations('dashboard');
  const locale = useLocale();
  const cards = [
    { key: 'active', label: t('active_rentals'), value: counts.active, href: '/rentals?status=active', Icon: KeyRound },
    { key: 'overdue', label: t('overdue'), value: counts.overdue, href: '/rentals?status=overdue', Icon: CircleAlert },
    {
      key: 'today',
      label: t('returns_today'),
      value: counts.returnsToday,
      href: '/rentals?due=today',
      Icon: CalendarClock,
    },
    {
      key: 'maintenance',
      label: t('in_maintenance'),
      value: counts.inMaintenance,
      href: '/vehicles?status=maintenance',
      Icon: Wrench,
    },
  ];
  return (
    <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {cards.map(({ key, label, value, href, Icon }) => {
        const alarming = key === 'overdue' && value > 0;
        return (
          <li key={key}>
            <Link
              href={href}
              className="flex h-full flex-col gap-1 rounded-card border border-hairline bg-raised p-4 transition-colors hover:border-line-strong"
            >
              <span className={cn('flex items-center gap-2', alarming ? 'text-danger' : 'text-muted')}>
                <Icon className="size-4 shrink-0" aria-hidden="true" />
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
