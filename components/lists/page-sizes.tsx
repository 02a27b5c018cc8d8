import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { Link } from '@/components/ui/link';
import { PAGE_SIZES } from '@/lib/lists/page-input';

/** How many rows a page shows: a few numbers, each with its own address. */
export function PageSizes({ size, href }: { size: number; href: (size: number) => string }) {
  const t = useTranslations('common');
  return (
    <nav aria-label={t('rows_per_page')} className="mt-4 flex items-center text-muted print:hidden">
      <span aria-hidden="true" className="mr-1">
        {t('rows_per_page')}
      </span>
      {PAGE_SIZES.map((choice) => (
        <Link
          key={choice}
          href={href(choice)}
          aria-current={choice === size ? 'true' : undefined}
          className={cn(
            'flex min-h-11 min-w-11 items-center justify-center rounded-control hover:bg-sunken lg:min-h-[38px]',
            choice === size && 'bg-sunken font-semibold text-text',
          )}
        >
          {choice}
        </Link>
      ))}
    </nav>
  );
}
