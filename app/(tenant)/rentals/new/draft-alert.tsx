'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { authPath } from '@/lib/auth/auth-path';

interface DraftAlertProps {
  state: 'expired' | 'changed' | 'reset';
  /** The URL where the draft continues. */
  here: string;
  onReload: () => void;
}

/** Why the draft is not being saved or has changed, and what to do next. */
export function DraftAlert({ state, here, onReload }: DraftAlertProps) {
  const t = useTranslations();
  const asked = useSearchParams().get('tenant');
  if (state === 'reset') return <Alert tone="warning">{t('rentals.draft_reset')}</Alert>;
  if (state === 'changed')
    return (
      <Alert tone="warning" action={<Button onClick={onReload}>{t('rentals.draft_reload')}</Button>}>
        {t('errors.draft_changed')}
      </Alert>
    );
  return (
    <Alert
      tone="warning"
      action={
        <LinkButton href={authPath('login', { tenant: asked, next: here })}>{t('rentals.draft_sign_in')}</LinkButton>
      }
    >
      {t('rentals.draft_kept_title')}
    </Alert>
  );
}
