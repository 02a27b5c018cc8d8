import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { LinkButton } from './button';

/** The two ways on from a page of a list; nothing where all of it is shown. */
export function Pagination({ previous, next }: { previous: string | null; next: string | null }) {
  const t = useTranslations('common');
  if (!previous && !next) return null;
  return (
    <nav aria-label={t('pages')} className="mt-4 flex justify-between gap-2">
      {previous ? (
        <LinkButton href={previous} rel="prev" icon={<ChevronLeft className="size-4" aria-hidden="true" />}>
          {t('previous_page')}
        </LinkButton>
      ) : (
        <span />
      )}
      {next && (
        <LinkButton href={next} rel="next">
          {t('next_page')}
          <ChevronRight className="size-4" aria-hidden="true" />
        </LinkButton>
      )}
    </nav>
  );
}
