import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { RentalFilters } from '@/lib/rentals/list-input';

interface Props {
  filters: RentalFilters;
  href: (changes: Record<string, string | null>) => string;
}

/** The choice between list and cards, and a link that removes the filter for returns due today. */
export function RentalsExtras({ filters, href }: Props) {
  const t = useTranslations();
  const views = [
    { view: 'list', label: t('common.list_view'), icon: 'list' },
    { view: 'grid', label: t('common.grid_view'), icon: 'layout-grid' },
  ] as const;
  return (
    <>
      <nav aria-label={t('rentals.view')} className="flex overflow-hidden rounded-control border border-line-strong">
        {views.map(({ view, label, icon }) => (
          <Link
            key={view}
            href={href({ view: view === 'list' ? null : view })}
            aria-label={label}
            aria-current={filters.view === view ? 'true' : undefined}
            className={cn(
              'grid size-[42px] place-items-center -outline-offset-2 lg:size-[36px]',
              filters.view === view ? 'bg-accent-soft text-accent' : 'text-muted hover:bg-sunken',
            )}
          >
            <Icon name={icon} className="size-5" />
          </Link>
        ))}
      </nav>
      {filters.due && (
        <Link href={href({ due: null })} className={buttonClass('ghost')}>
          {t('dashboard.returns_today')}
          <Icon name="x" />
          <span className="sr-only">{t('action.clear_filters')}</span>
        </Link>
      )}
    </>
  );
}
