import { LayoutGrid, List, X } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { RENTAL_SORTS, type RentalFilters } from '@/lib/rentals/list-input';

interface Props {
  filters: RentalFilters;
  href: (changes: Record<string, string | null>) => string;
}

/** A plain form: it works before any script has come, and its answers stand in the address. */
export function RentalsSearch({ filters, href }: Props) {
  const t = useTranslations();
  const views = [
    { view: 'list', label: t('common.list_view'), Icon: List },
    { view: 'grid', label: t('common.grid_view'), Icon: LayoutGrid },
  ] as const;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <form action="/rentals" className="flex min-w-0 flex-1 basis-full flex-wrap gap-2 sm:basis-auto">
        <input
          type="search"
          name="q"
          defaultValue={filters.q}
          aria-label={t('rentals.search_placeholder')}
          placeholder={t('rentals.search_placeholder')}
          className="control min-w-0 flex-1 basis-52 sm:max-w-96"
        />
        <select name="sort" defaultValue={filters.sort} aria-label={t('common.sort_by')} className="control w-auto">
          {RENTAL_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`rentals.sort_${sort}`)}
            </option>
          ))}
        </select>
        {filters.status !== 'all' && <input type="hidden" name="status" value={filters.status} />}
        {filters.view !== 'list' && <input type="hidden" name="view" value={filters.view} />}
        {filters.due && <input type="hidden" name="due" value={filters.due} />}
        <button type="submit" className={buttonClass('secondary')}>
          {t('action.search')}
        </button>
      </form>
      {filters.due && (
        <Link href={href({ due: null })} className={buttonClass('ghost')}>
          {t('dashboard.returns_today')}
          <X className="size-4" aria-hidden="true" />
          <span className="sr-only">{t('action.clear_filters')}</span>
        </Link>
      )}
      <nav aria-label={t('rentals.view')} className="flex overflow-hidden rounded-control border border-line-strong">
        {views.map(({ view, label, Icon }) => (
          <Link
            key={view}
            href={href({ view: view === 'list' ? null : view })}
            aria-label={label}
            aria-current={filters.view === view ? 'true' : undefined}
            className={cn(
              'grid size-11 place-items-center lg:size-[36px]',
              filters.view === view ? 'bg-accent-soft text-accent' : 'text-muted hover:bg-sunken',
            )}
          >
            <Icon className="size-5" aria-hidden="true" />
          </Link>
        ))}
      </nav>
    </div>
  );
}
