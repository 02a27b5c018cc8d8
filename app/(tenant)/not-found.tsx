import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';

/** For a record that does not exist or is another company's. Rendered inside the frame. */
export default async function RecordNotFound() {
  const t = await getTranslations();
  return (
    <EmptyState
      title={t('errors.record_not_found')}
      action={<LinkButton href="/dashboard">{t('nav.dashboard')}</LinkButton>}
    />
  );
}
