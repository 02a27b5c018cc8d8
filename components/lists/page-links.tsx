import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';

interface Props {
  previous: string | null;
  next: string | null;
  /** What the pages list, if a screen has more than one list. */
  of?: string;
}

/** Links to the previous and next page. */
export function PageLinks({ previous, next, of }: Props) {
  const t = useTranslations('common');
  if (!previous && !next) return null;
  return (
    <nav aria-label={of ?? t('pages')} className="mt-4 ml-auto flex justify-end gap-2">
      {previous && (
        <LinkButton href={previous} rel="prev" icon={<Icon name="chevron-left" />}>
          {t('previous_page')}
        </LinkButton>
      )}
      {next && (
        <LinkButton href={next} rel="next">
          {t('next_page')}
          <Icon name="chevron-right" />
        </LinkButton>
      )}
    </nav>
  );
}
