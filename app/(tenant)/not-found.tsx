import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';

/** A record that is not there, or not this company's; the way around is still at hand. */
export default async function RecordNotFound() {
  const t = await getTranslations();
  return (
    <EmptyState
      title={t('errors.record_not_found')}
      action={<LinkButton href="/dashboard">{t('nav.dashboard')}</LinkButton>}
    />
  );
}
